import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile } from '../../../contract/auth.ts';
import {
  findNextPokemons,
  findNextPokemonsExcludeTeam,
  getTeam,
  leaveTeam,
  markFavourite,
  startGymBattle,
} from '../../../contract/game.ts';
import { getPokedex } from '../../../contract/journal.ts';
import { MOST_SET_FREE, setFree } from '../../../contract/owned.ts';
import { getCreatureOwners, moveToTrade } from '../../../contract/trades.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { newTrainer, type Player } from '../../support/player.ts';
import { said, startServer, type TestServer } from '../../support/server.ts';
import { accepts, newDeal, newTrader } from '../../support/trade.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const free = ({ ask }: Pick<Player, 'ask'>, ...pokemons: string[]) => ask(setFree, { pokemons });
const countOf = async ({ ask }: Pick<Player, 'ask'>) => (await ask(findNextPokemons)).body.count;

describe('a creature that is set free', () => {
  it('is gone for good, and the Pokedex keeps its species', async () => {
    const { reserve, ...player } = await newTrader(server, [
      { name: 'crumbit', level: 9 },
      { name: 'kindlam', level: 20 },
    ]);
    const [crumbit, kindlam] = reserve;
    const { body } = await free(player, crumbit!.id);
    expect(body.pokemonCount).toBe(7);
    expect(body.pokemons).toHaveLength(6);
    expect((await player.ask(getProfile)).body.pokemonCount).toBe(7);
    const left = (await player.ask(findNextPokemonsExcludeTeam)).body;
    expect(left).toMatchObject({ count: 1, pokemons: [{ id: kindlam!.id }] });
    expect(said(await free(player, crumbit!.id))).toBe('404 not_found');
    expect(said(await player.ask(getCreatureOwners, { id: crumbit!.id }))).toBe('404 not_found');
    const dex = JSON.stringify((await player.ask(getPokedex)).body).toLowerCase();
    expect(dex).toContain('crumbit');
  });

  it('was traded before: both histories stay, and the database holds together', async () => {
    const { lister, maker, target, answer } = await newDeal(server);
    expect(await accepts(lister, answer)).toBe(200);
    expect(said(await free(maker, target))).toBe('200');
    expect(await faultsOf(server)).toEqual([]);
  });

  it('may be one of several, all or none, at most thirty at once', async () => {
    const { reserve, ...player } = await newTrader(server);
    const [one, two, three] = reserve.map(({ id }) => id);
    await player.ask(markFavourite, { id: two!, favourite: true });
    expect(said(await free(player, one!, two!))).toBe('409 favourite');
    expect(said(await free(player, one!, one!))).toBe('400 forbidden_by_rule');
    expect(await countOf(player)).toBe(10);
    const many = Array.from({ length: MOST_SET_FREE + 1 }, () => one!);
    expect(said(await free(player, ...many))).toBe('400 invalid_payload');
    expect((await free(player, one!, three!)).body.pokemonCount).toBe(8);
  });

  it('is neither in trade nor a member during a battle', async () => {
    const { reserve, team, ...player } = await newTrader(server);
    await player.ask(moveToTrade, { pokemons: [reserve[0]!.id] });
    expect(said(await free(player, reserve[0]!.id))).toBe('409 in_trade');
    const { maker, answer } = await newDeal(server);
    expect(said(await free(maker, answer.offer[0]!))).toBe('409 in_trade');
    await player.ask(startGymBattle, { id: 'thornby-garden' });
    expect(said(await free(player, team[0]!.id))).toBe('409 in_battle');
    expect(said(await free(player, reserve[1]!.id))).toBe('200');
  });
});

describe('of a team', () => {
  it('members move up, and one always stays', async () => {
    const { team, reserve, ...player } = await newTrader(server);
    const ids = team.map(({ id }) => id);
    const { pokemons } = (await free(player, ids[0]!, ids[2]!)).body;
    expect(pokemons.map(({ id, team_order }) => [id, team_order])).toEqual(
      [1, 3, 4, 5].map((from, place) => [ids[from], place]),
    );
    expect((await player.ask(getTeam)).body.pokemons).toEqual(pokemons);
    const rest = pokemons.map(({ id }) => id);
    expect(said(await free(player, ...rest, reserve[0]!.id))).toBe('400 forbidden_by_rule');
    expect(await faultsOf(server)).toEqual([]);
  });

  it('the last creature never leaves', async () => {
    const player = await newTrainer(server);
    const [first, ...others] = (await player.ask(getTeam)).body.pokemons;
    for (const { id } of others) await player.ask(leaveTeam, { id });
    expect(said(await free(player, first!.id))).toBe('400 forbidden_by_rule');
  });
});

it('attack 71: several requests at once let them go once', async () => {
  const { reserve, ...player } = await newTrader(server);
  const ids = reserve.map(({ id }) => id);
  const answers = await Promise.all(ids.map(() => free(player, ...ids)));
  expect(answers.map(said).sort()).toEqual(['200', ...ids.slice(1).map(() => '404 not_found')]);
  expect(await countOf(player)).toBe(6);
});
