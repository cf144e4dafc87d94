import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUserBattle } from '../../../contract/game.ts';
import { blockPlayer, getPlayer, unblockPlayer } from '../../../contract/moderation.ts';
import { getNotices } from '../../../contract/notices.ts';
import {
  addWanted,
  getTradeMatches,
  makeTradeOffer,
  pokemonsInOffer,
  tradeMarket,
} from '../../../contract/trades.ts';
import { blockedNames, idOf } from '../../support/operator/operator.ts';
import { newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor, offersOf, seekersToldIn } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const block = async (by: Player, who: Player) => by.ask(blockPlayer, { player: await idOf(who) });
const unblock = async (by: Player, who: Player) => by.ask(unblockPlayer, { player: await idOf(who) });
const isFound = async (viewer: Player, id: string, query: Record<string, string>) =>
  (await viewer.ask(tradeMarket, query)).body.pokemons.some((one) => one.id === id);

describe('a block', () => {
  it('is on the list of who made it until it is taken back, and is none twice', async () => {
    const [by, who, other] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    await block(by, other);
    expect(said(await block(by, who))).toBe('200');
    expect(said(await block(by, who))).toBe('200');
    expect(await blockedNames(by)).toEqual([who.name, other.name]);
    expect(await blockedNames(who)).toEqual([]);
    expect((await by.ask(getPlayer, { name: who.name })).body).toMatchObject({ blocked: true, open: false });
    expect((await who.ask(getPlayer, { name: by.name })).body).toMatchObject({ blocked: false, open: false });
    expect(said(await unblock(by, who))).toBe('200');
    expect(said(await unblock(by, who))).toBe('404 not_found');
    expect(await blockedNames(by)).toEqual([other.name]);
    expect((await who.ask(getPlayer, { name: by.name })).body.open).toBe(true);
  });

  it('of oneself and of nobody is refused', async () => {
    const by = await newPlayer(server);
    expect(said(await block(by, by))).toBe('400 forbidden_by_rule');
    for (const player of ['00000000-0000-4000-8000-000000000000', 'x']) {
      expect(said(await by.ask(blockPlayer, { player }))).toBe('404 not_found');
      expect(said(await by.ask(unblockPlayer, { player }))).toBe('404 not_found');
    }
  });

  it('attack 60: is one of at most a hundred', async () => {
    const [by, who] = [await newPlayer(server), await newPlayer(server)];
    await server.sql(
      `with made as (insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
         select 'Shut ' || n, 'shut' || n, '', 'green_land', 0, 0, '[]' from generate_series(1, 100) n returning id)
       insert into blocks (player_id, blocked_id) select $1, id from made`,
      [await idOf(by)],
    );
    expect(said(await block(by, who))).toBe('409 conflict');
    expect(await blockedNames(by)).toHaveLength(100);
    expect(said(await by.ask(unblockPlayer, { player: await idOf({ ...by, name: 'Shut 7' }) }))).toBe('200');
    expect(said(await block(by, who))).toBe('200');
  });
});

describe.each(['has blocked', 'is blocked by'])('between two of whom one %s the other', (which) => {
  const part = (one: Player, other: Player) =>
    which === 'has blocked' ? block(one, other) : block(other, one);

  it('open offers end and their creatures are free; nobody else’s offers end', async () => {
    const { lister, maker, target } = await newDeal(server);
    const third = await newTrader(server);
    await offerFor(third, target);
    await part(lister, maker);
    expect((await offersOf(lister)).map(({ user }) => user.name)).toEqual([third.name]);
    expect((await maker.ask(pokemonsInOffer)).body.count).toBe(0);
    const [told, other] = which === 'has blocked' ? [maker, lister] : [lister, maker];
    const [notice] = (await told.ask(getNotices)).body.notices;
    expect(notice?.kind).toBe(which === 'has blocked' ? 'rejected' : 'withdrawn');
    const news = (await other.ask(getNotices)).body.notices.filter(({ user }) => user.name === told.name);
    expect(news.map(({ kind }) => kind)).toEqual(which === 'has blocked' ? ['offer'] : []);
  });

  it('attack 61: no offer is made, until the block is taken back', async () => {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    await part(lister, maker);
    const offer = { pokemonOnTrade: target, pokemons: [maker.reserve[0]!.id] };
    expect(said(await maker.ask(makeTradeOffer, offer))).toBe('409 conflict');
    if (which === 'has blocked') await unblock(lister, maker);
    else await unblock(maker, lister);
    expect(said(await maker.ask(makeTradeOffer, offer))).toBe('200');
  });

  it('no listing is shown to the other, in any search', async () => {
    const owner = await newTrader(server, [{ name: 'gloopet', level: 37, kind: 3 }]);
    const target = await listOne(owner);
    const [viewer, third] = [await newPlayer(server), await newPlayer(server)];
    const searches: Record<string, string>[] = [
      {},
      { name: 'gloopet' },
      { kind: '3' },
      { least: '37', most: '37' },
      { sort: 'name' },
      { sort: '-level', name: 'gloopet', kind: '3' },
      { owner: owner.name },
    ];
    for (const query of searches)
      expect([query, await isFound(viewer, target, query)]).toEqual([query, true]);
    await part(owner, viewer);
    for (const query of searches) {
      expect([query, await isFound(viewer, target, query)]).toEqual([query, false]);
      expect(await isFound(third, target, query)).toBe(true);
    }
  });

  it('no notice tells of a listing that the other looks for, and no match is found', async () => {
    const quiet = await startServer();
    const [owner, seeker] = [
      await newTrader(quiet, [{ name: 'molder', level: 9 }]),
      await newTrader(quiet, [{ name: 'crumbit', level: 9 }]),
    ];
    await owner.ask(addWanted, { name: 'Crumbit' });
    await seeker.ask(addWanted, { name: 'Molder' });
    await part(owner, seeker);
    await listOne(owner);
    await listOne(seeker);
    await seekersToldIn(quiet);
    for (const { ask } of [owner, seeker]) {
      expect((await ask(getNotices)).body.count).toBe(0);
      expect((await ask(getTradeMatches)).body.matches).toEqual([]);
    }
    if (which === 'has blocked') await unblock(owner, seeker);
    else await unblock(seeker, owner);
    expect((await owner.ask(getTradeMatches)).body.matches).toHaveLength(1);
    await quiet.close();
  });

  it('attack 61: no battle is fought, by name or as any opponent', async () => {
    const crowd = await startServer();
    const [player, rival] = [await newTrainer(crowd), await newTrainer(crowd)];
    const opponentOf = async (name: string | 1) => {
      const { body } = await player.ask(startUserBattle, { name });
      return body.battleDetails?.userBattaleDetails?.name;
    };
    expect(await opponentOf(1)).toBe(rival.name);
    await part(player, rival);
    expect(said(await player.ask(startUserBattle, { name: rival.name }))).toBe('409 conflict');
    expect(said(await rival.ask(startUserBattle, { name: player.name }))).toBe('409 conflict');
    for (let times = 0; times < 5; times++) expect(await opponentOf(1)).not.toBe(rival.name);
    await crowd.close();
  });
});

it('attack 61: an offer that arrives while its maker is blocked does not stay', async () => {
  for (let times = 0; times < 5; times++) {
    const [lister, maker] = [await newTrader(server), await newTrader(server)];
    const target = await listOne(lister);
    await Promise.allSettled([offerFor(maker, target), block(lister, maker), offerFor(maker, target, [1])]);
    expect(await offersOf(lister)).toEqual([]);
  }
});
