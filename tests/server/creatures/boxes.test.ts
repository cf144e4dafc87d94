import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../contract/auth.ts';
import { findNextPokemons, findNextPokemonsExcludeTeam, getTeam } from '../../../contract/game.ts';
import {
  getBoxes,
  MOST_BOXES,
  MOST_PUT_IN_BOX,
  nameBox,
  putInBox,
  setFree,
} from '../../../contract/owned.ts';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { newTrainer, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { newDeal, newTrader } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Asking = Pick<Player, 'ask'>;
const name = ({ ask }: Asking, box: number, called: string) => ask(nameBox, { box, name: called });
const put = ({ ask }: Asking, box: number | undefined, ...pokemons: string[]) =>
  ask(putInBox, { pokemons, ...(box && { box }) });
const boxesOf = async ({ ask }: Asking) => (await ask(getBoxes)).body.boxes;

describe('a box', () => {
  it('is set up by its name, normalised, renamed, and put away by an empty one', async () => {
    const player = await newTrainer(server);
    expect(await boxesOf(player)).toEqual([]);
    expect((await name(player, 3, ' Ｄamp ﬂuﬀ ')).body.boxes).toEqual([
      { box: 3, name: 'Damp fluff', count: 0 },
    ]);
    await name(player, 1, 'Prickly');
    await name(player, 3, 'Dry again');
    expect((await boxesOf(player)).map((one) => [one.box, one.name])).toEqual([
      [1, 'Prickly'],
      [3, 'Dry again'],
    ]);
    expect((await name(player, 3, '')).body.boxes).toHaveLength(1);
    expect(said(await name(player, 3, ''))).toBe('404 not_found');
  });

  it('has 1 to 16 characters of the letters of players’ names, no other box’s name, and none that was taken away', async () => {
    const player = await newTrainer(server);
    const tried = async (called: string) => said(await name(player, 1, called));
    expect(await tried('abcdefghijklmnop')).toBe('200');
    for (const wrong of ['abcdefghijklmnopq', 'ﬀﬀﬀﬀﬀﬀﬀﬀa', '🦊', 'a\u202eb', 'two  spaces', '<b>'])
      expect(await tried(wrong)).toBe('400 invalid_payload');
    await name(player, 2, 'Soup');
    expect(await tried('sóup')).toBe('409 conflict');
    expect(said(await name(player, 2, 'SOUP'))).toBe('200');
    await server.sql(`insert into retired_names (name_key) values ('boorish')`);
    expect(await tried('Boorish')).toBe('409 conflict');
  });

  it('is one of at most twelve', async () => {
    const player = await newTrainer(server);
    for (let box = 1; box <= MOST_BOXES; box++)
      expect(said(await name(player, box, `No. ${box}`))).toBe('200');
    for (const box of [0, MOST_BOXES + 1, 1.5, -1, '1'])
      expect(said(await player.ask(nameBox, { box: box as number, name: 'One more' }))).toBe(
        '400 invalid_payload',
      );
    expect(await boxesOf(player)).toHaveLength(MOST_BOXES);
  });

  it('of ten requests at once with one name for two boxes, only one box gets it', async () => {
    const player = await newTrainer(server);
    const sent = await Promise.all(Array.from({ length: 10 }, (_, at) => name(player, 1 + (at % 2), 'Soup')));
    expect(new Set(sent.map(said))).toEqual(new Set(['200', '409 conflict']));
    expect((await boxesOf(player)).map((one) => one.name)).toEqual(['Soup']);
  });
});

describe('a creature in a box', () => {
  it('says so, is found by it, also in no box, and counts for it', async () => {
    const { reserve, ...player } = await newTrader(server);
    const [one, two] = reserve.map(({ id }) => id);
    await name(player, 2, 'Damp');
    const { pokemons } = (await put(player, 2, two!, one!)).body;
    expect(pokemons.map(({ id, box }) => [id, box])).toEqual([
      [two, 2],
      [one, 2],
    ]);
    expect(await boxesOf(player)).toEqual([{ box: 2, name: 'Damp', count: 2 }]);
    const found = async (box: string) => (await player.ask(findNextPokemons, { box })).body;
    const all = await found('');
    expect([(await found('2')).count, (await found('0')).count]).toEqual([2, all.count - 2]);
    expect((await found('2')).pokemons.map(({ id }) => id).sort()).toEqual([one, two].sort());
    expect((await found('0')).pokemons.every(({ box }) => box === undefined)).toBe(true);
    expect((await found('7')).count).toBe(0);
    const outside = await player.ask(findNextPokemonsExcludeTeam, {
      box: '2',
      sort: '-level,name',
      kind: '1',
    });
    expect(outside.body.count).toBe(outside.body.pokemons.length);
    expect(said(await player.ask(findNextPokemons, { box: 'two' }))).toBe('400 invalid_payload');
    await put(player, undefined, one!);
    expect((await found('2')).count).toBe(1);
  });

  it('may be in the team, which stays as it is', async () => {
    const player = await newTrainer(server);
    const before = (await player.ask(getTeam)).body.pokemons;
    await name(player, 1, 'Busy');
    await put(player, 1, before[0]!.id);
    expect((await player.ask(getTeam)).body.pokemons).toEqual([{ ...before[0], box: 1 }, ...before.slice(1)]);
  });

  it('attack 75: is never another player’s, all or none are moved, and at most thirty at once', async () => {
    const [{ reserve, ...player }, other] = [await newTrader(server), await newTrainer(server)];
    const ids = reserve.map(({ id }) => id);
    const theirs = (await other.ask(getTeam)).body.pokemons[0]!.id;
    await name(player, 1, 'Mine');
    expect(said(await put(player, 1, ids[0]!, theirs))).toBe('403 not_yours');
    expect(said(await put(player, 1, ids[0]!, '00000000-0000-4000-8000-000000000000'))).toBe('404 not_found');
    expect(said(await put(player, 1, ids[0]!, ids[0]!))).toBe('400 forbidden_by_rule');
    expect(said(await put(player, 1))).toBe('400 invalid_payload');
    expect(said(await put(player, 1, ...Array<string>(MOST_PUT_IN_BOX + 1).fill(ids[0]!)))).toBe(
      '400 invalid_payload',
    );
    // The other player has a box of this number, and this player has not.
    await name(other, 5, 'Theirs');
    expect(said(await put(player, 5, ids[0]!))).toBe('404 not_found');
    expect(await boxesOf(player)).toEqual([{ box: 1, name: 'Mine', count: 0 }]);
  });

  it('is in none when its box is put away, when it is traded, and when it is free', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    await name(lister, 1, 'For trade');
    await name(maker, 1, 'Of the buyer');
    await put(lister, 1, target);
    expect(said(await lister.ask(acceptTradeOffer, answer))).toBe('200');
    expect((await boxesOf(lister))[0]?.count).toBe(0);
    expect((await boxesOf(maker))[0]?.count).toBe(0);
    await put(maker, 1, target);
    await name(maker, 1, '');
    const list = (await maker.ask(findNextPokemons)).body.pokemons;
    expect(list.every(({ box }) => box === undefined)).toBe(true);
    await name(maker, 1, 'Once more');
    await put(maker, 1, target);
    const gone = await maker.ask(setFree, { pokemons: [target] });
    if (gone.status === 200) expect((await boxesOf(maker))[0]?.count).toBe(0);
  });

  it('repeated with the same key, a request to put one away does not put a new one away', async () => {
    const player = await newTrainer(server);
    await name(player, 1, 'Old');
    const key = { 'Idempotency-Key': `box-${player.name.replaceAll(' ', '-')}` };
    const away = () => player.ask(nameBox, { box: 1, name: '' }, key);
    expect(said(await away())).toBe('200');
    await name(player, 1, 'New');
    expect(said(await away())).toBe('200');
    expect(await boxesOf(player)).toEqual([{ box: 1, name: 'New', count: 0 }]);
  });

  it('and all boxes are in the export', async () => {
    const player = await newTrainer(server);
    await name(player, 4, 'Keepsakes');
    expect((await player.ask(exportAccount)).body.boxes).toEqual([{ box: 4, name: 'Keepsakes' }]);
  });
});
