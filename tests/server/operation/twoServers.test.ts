import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProfile, login, logout, signup } from '../../../contract/auth.ts';
import {
  attack,
  battleContinue,
  catchPokemon,
  chooseStarter,
  getTeam,
  mapMove,
  startWildBattle,
} from '../../../contract/game.ts';
import { battleOf, fightToTheEnd, fightWild } from '../../support/battles/battle.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { holdPlayer } from '../../support/hold.ts';
import {
  give,
  meet,
  newChampion,
  newPlayer,
  newTrainer,
  PASSWORD,
  type Player,
} from '../../support/player.ts';
import { endAll } from '../../support/process.ts';
import { startRemote } from '../../support/remote.ts';
import type { AnyServer } from '../../support/server.ts';

let home: TestDatabase;
/** Each server has its own process: they share nothing but the database. */
let first: AnyServer;
let second: AnyServer;
beforeAll(async () => {
  home = await newDatabase();
  [first, second] = await Promise.all([startRemote(home), startRemote(home)]);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await endAll();
  await home.drop();
});

/** The same player on each of the two servers. */
const onBoth = (player: Player) => [player, { ...player, ask: second.askWith(player.token) }] as const;
/** Runs `act` ten times on each server, all at the same time. */
const tenTimesOnBoth = <Result>(
  player: Player,
  act: (player: Player) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => act(onBoth(player)[index % 2 ? 0 : 1])));
const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

describe('two servers on one database', () => {
  it('know each other’s accounts and sessions at once', async () => {
    const player = await newPlayer(first);
    const [, there] = onBoth(player);
    expect((await there.ask(getProfile)).status).toBe(200);
    expect((await second.ask(login, { username: player.name, password: PASSWORD })).status).toBe(200);
    await there.ask(logout);
    expect((await player.ask(getProfile)).status).toBe(401);
  });

  it('make one account of one name', async () => {
    const answers = await Promise.all(
      [first, second, first, second].map((server) =>
        server.ask(signup, { username: 'Only one', password: PASSWORD }),
      ),
    );
    expect(succeeded(answers)).toBe(1);
  });

  it('give one first creature', async () => {
    const player = await newPlayer(first);
    expect(
      succeeded(await tenTimesOnBoth(player, ({ ask }) => ask(chooseStarter, { pokemons: ['podkin'] }))),
    ).toBe(1);
    expect((await player.ask(getTeam)).body.pokemons).toHaveLength(1);
  });

  it('take one step from a cell', async () => {
    const player = await newTrainer(first);
    const { mapPos: from } = (await player.ask(mapMove, { dir: 's' })).body;
    expect(succeeded(await tenTimesOnBoth(player, ({ ask }) => ask(mapMove, { dir: 'e', from })))).toBe(1);
  });

  it('start one battle and play one round', async () => {
    const player = await newTrainer(first);
    await meet(first, player);
    expect(succeeded(await tenTimesOnBoth(player, ({ ask }) => ask(startWildBattle)))).toBe(1);
    await fightWild(first, player, { species: 'molder', level: 3 });
    expect(succeeded(await tenTimesOnBoth(player, ({ ask }) => ask(attack, { attackId: 1, round: 0 })))).toBe(
      1,
    );
  });

  it('reward one victory once', async () => {
    const player = await newChampion(first);
    await fightWild(first, player);
    await fightToTheEnd(player);
    const answers = await tenTimesOnBoth(player, ({ ask }) => ask(battleContinue));
    expect(succeeded(answers)).toBe(1);
    const [won] = answers.filter(({ status }) => status === 200);
    expect((await player.ask(getProfile)).body.profile.coins).toBe(500 + battleOf(won!).coinsWon);
  });

  it('spend one ball on one creature', async () => {
    const player = await newTrainer(first);
    await give(first, player, { items: { mball: 20 } });
    await fightWild(first, player);
    expect(
      succeeded(
        await tenTimesOnBoth(player, ({ ask }) => ask(catchPokemon, { ballType: 'mball', round: 0 })),
      ),
    ).toBe(1);
    const { profile } = (await player.ask(getProfile)).body;
    expect(profile).toMatchObject({ pokemonCount: 2, items: { mball: 19 } });
  });

  it('tell of a catch with the last ball whoever repeats the throw at the other one meanwhile', async () => {
    const player = await newTrainer(first);
    await give(first, player, { items: { mball: 1 } });
    const { round } = await fightWild(first, player);
    const hold = await holdPlayer(first, player);
    const thrown = onBoth(player).map(({ ask }) =>
      ask(catchPokemon, { ballType: 'mball', round }, { 'idempotency-key': 'last-ball' }),
    );
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    await expect.poll(() => first.sql(waiting), { timeout: 20_000 }).toHaveLength(2);
    await hold.commit();
    for (const answer of await Promise.all(thrown))
      expect(battleOf(answer)).toMatchObject({ page: 'caught', error: null });
    expect((await player.ask(getProfile)).body.profile.pokemonCount).toBe(2);
  });
});
