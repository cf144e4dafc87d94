import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attack,
  battleContinue,
  catchPokemon,
  runAway,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
} from '../../../contract/game.ts';
import { getBattles, getRecord } from '../../../contract/journal.ts';
import { battleOf, fightToTheEnd, fightWild, winAgainstWild } from '../../support/battles/battle.ts';
import { almostWin, fight, loseChallenge, winChallenge } from '../../support/battles/challenge.ts';
import { give, meet, newChampion, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const GYM = { id: 'thornby-garden' };
const TRAINING = { type: 'fire' };
const history = async ({ ask }: Player, skip = 0) => (await ask(getBattles, { skip: String(skip) })).body;
const results = async (player: Player) => (await history(player)).battles.map(({ result }) => result);
const record = async ({ ask }: Player) => (await ask(getRecord)).body;
const streaks = async (player: Player) => {
  const { streak, bestStreak } = await record(player);
  return [streak, bestStreak];
};
/** Changes a player's battle in the database, without any checks. */
const meddle = ({ name }: Player, change: string) =>
  server.sql(`update battles set ${change} where player_id = (select id from players where username = $1)`, [
    name,
  ]);

async function lose(player: Player) {
  await fightWild(server, player, { species: 'tempestral', level: 100 });
  await fightToTheEnd(player);
  return battleOf(await player.ask(battleContinue));
}
async function catchOne(player: Player) {
  await give(server, player, { items: { mball: 1 } });
  await fightWild(server, player);
  return battleOf(await player.ask(catchPokemon, { ballType: 'mball' }));
}
/** Starts a battle, makes a choice in it and starts another one. */
async function flee(player: Player) {
  await fight(player, startTrainingBattle, TRAINING);
  await player.ask(startTrainingBattle, TRAINING);
}

describe('the history of battles', () => {
  it('has a battle that was won, with what it brought', async () => {
    const player = await newChampion(server);
    const { totalExp, coinsWon, round } = await winAgainstWild(server, player);
    const { battles, count } = await history(player);
    expect(count).toBe(1);
    expect(battles).toEqual([
      {
        id: expect.any(String),
        battleType: 'wb',
        opponent: 'Gloopet',
        gymId: null,
        mapName: 'green_land',
        result: 'win',
        rounds: round,
        coins: coinsWon,
        exp: totalExp,
        at: expect.any(String),
        playable: true,
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(battles[0]!.at))).toBeLessThan(60_000);
  });

  it('has one that was lost, and one in which something was caught', async () => {
    const player = await newTrainer(server);
    await lose(player);
    await catchOne(player);
    const { battles } = await history(player);
    expect(battles[0]?.coins).toBeGreaterThan(0);
    expect(battles).toMatchObject([
      { result: 'caught', opponent: 'Gloopet', coins: expect.any(Number), exp: 0 },
      { result: 'lose', opponent: 'Tempestral', coins: 0, exp: 0 },
    ]);
  });

  it('names the opponent of every type of battle', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 10_000, creatures: [{ name: 'tempestral', level: 60 }] });
    const other = await newTrainer(server);
    await winChallenge(server, player, startGymBattle, GYM);
    await winChallenge(server, player, startTrainingBattle, TRAINING);
    await winChallenge(server, player, startUserBattle, { name: other.name });
    const gold = await winChallenge(server, player, startGoldBattle, { tier: 'bronze' });
    const { battles } = await history(player);
    expect(battles.map(({ battleType, opponent, gymId }) => [battleType, opponent, gymId])).toEqual([
      ['gold', 'bronze', null],
      ['user', other.name, null],
      ['training', 'fire', null],
      ['gym', expect.any(String), GYM.id],
    ]);
    expect(battles[0]!.coins).toBe(gold.coinsWon);
  });

  it('says that one was fled when another took its place after a choice, and nothing where none was made', async () => {
    const player = await newTrainer(server);
    await meet(server, player);
    await player.ask(startWildBattle);
    await player.ask(startGymBattle, GYM);
    expect(await results(player)).toEqual([]);
    await fight(player, startGymBattle, GYM);
    expect(await results(player)).toEqual([]);
    await player.ask(attack, { attackId: 1 });
    await player.ask(startTrainingBattle, TRAINING);
    expect((await history(player)).battles).toMatchObject([
      { result: 'fled', battleType: 'gym', gymId: GYM.id, rounds: 1, coins: 0, exp: 0 },
    ]);
  });

  it('says so too of one whose end was a click away', async () => {
    const player = await newTrainer(server);
    await fight(player, startTrainingBattle, TRAINING);
    await almostWin(server, player);
    await player.ask(startTrainingBattle, TRAINING);
    expect(await results(player)).toEqual(['fled']);
  });

  it('has an ended battle once: the next one does not file it again', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    await meddle(player, 'page = page, round = round + 1');
    await fight(player, startTrainingBattle, TRAINING);
    expect(await results(player)).toEqual(['win']);
  });

  it('has nothing of what was refused', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    for (let times = 0; times < 3; times++) {
      expect((await player.ask(battleContinue)).status).toBe(409);
      expect((await player.ask(attack, { attackId: 1 })).status).toBe(409);
    }
    await meet(server, player);
    expect((await player.ask(startGymBattle, { id: 'nobody' })).status).toBe(404);
    expect(await results(player)).toEqual(['win']);
  });

  it('has a battle once, however many continue or start at once on two servers', async () => {
    const player = await newChampion(server);
    await fightWild(server, player);
    await fightToTheEnd(player);
    const there = { ...player, ask: second.askWith(player.token) };
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? player : there).ask(battleContinue)));
    expect(await results(player)).toEqual(['win']);
    await fight(player, startTrainingBattle, TRAINING);
    const starts = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? player : there).ask(startTrainingBattle, TRAINING)),
    );
    expect(starts.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await results(player)).toEqual(['fled', 'win']);
  });

  it('never makes a defeat and a start wait for each other', async () => {
    const player = await newTrainer(server);
    const there = { ...player, ask: second.askWith(player.token) };
    for (let times = 0; times < 8; times++) {
      await fightWild(server, player, { species: 'tempestral', level: 100 });
      await fightToTheEnd(player);
      const answers = await Promise.all([
        player.ask(battleContinue),
        there.ask(startTrainingBattle, TRAINING),
        player.ask(startTrainingBattle, TRAINING),
        there.ask(battleContinue),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const { battles, count } = await history(player);
    expect(count).toBe(8);
    for (const { result } of battles) expect(['lose', 'fled']).toContain(result);
  });

  it('cannot be forgotten by whoever ends a battle', async () => {
    const player = await newTrainer(server);
    await fight(player, startGymBattle, GYM);
    await meddle(player, `page = 'lose'`);
    expect(await results(player)).toEqual(['lose']);
    await winChallenge(server, player, startGymBattle, GYM);
    await player.ask(startTrainingBattle, TRAINING);
    await meddle(player, `page = 'lose'`);
    expect((await history(player)).battles[0]).toMatchObject({ result: 'lose', coins: 0, exp: 0 });
  });

  it('comes ten to a page, newest first, and shows only one’s own', async () => {
    const player = await newTrainer(server);
    for (let times = 0; times < 12; times++) await flee(player);
    const [first, next, beyond] = [
      await history(player),
      await history(player, 10),
      await history(player, 1000),
    ];
    expect([first.count, next.count, beyond.count]).toEqual([12, 12, 12]);
    expect([first.battles.length, next.battles.length, beyond.battles.length]).toEqual([10, 2, 0]);
    const ids = [...first.battles, ...next.battles].map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(await history(await newTrainer(server))).toEqual({ battles: [], count: 0 });
  });

  it.each(['-1', '1e12', '1.5', 'ten', '', '99999999'])('attack 42: refuses the offset %j', async (skip) => {
    expect((await (await newPlayer(server)).ask(getBattles, { skip })).status).toBe(400);
  });

  it('keeps five hundred battles, and of the latest thirty what a replay needs', async () => {
    const player = await newTrainer(server);
    await fight(player, startTrainingBattle, TRAINING);
    await server.sql(
      `do $$ begin for times in 1..510 loop
         update battles set page = 'battle' where player_id = (select id from players where username = '${player.name}');
         update battles set page = 'lose' where player_id = (select id from players where username = '${player.name}');
       end loop; end $$`,
    );
    const [kept] = await server.sql(
      `select count(*)::int as rows, count(setup)::int as setups, count(choices)::int as choices,
         min(b.id) filter (where setup is not null) > max(b.id) filter (where setup is null) as latest
       from battle_records b join players p on p.id = b.player_id where p.username = $1`,
      [player.name],
    );
    expect(kept).toEqual({ rows: 500, setups: 30, choices: 30, latest: true });
    expect((await history(player, 20)).battles.map(({ playable }) => playable)).toEqual(Array(10).fill(true));
    expect((await history(player, 30)).battles.map(({ playable }) => playable)).toEqual(
      Array(10).fill(false),
    );
    // The counts include battles whose records were deleted.
    expect((await record(player)).counts.training.lose).toBe(510);
  });
});

describe('the counts of battles', () => {
  it('go by type and result', async () => {
    const player = await newChampion(server);
    await winAgainstWild(server, player);
    await winAgainstWild(server, player);
    await catchOne(player);
    await winChallenge(server, player, startGymBattle, GYM);
    await loseChallenge(server, player, startTrainingBattle, TRAINING);
    await flee(player);
    const none = { win: 0, lose: 0, caught: 0, fled: 0 };
    expect((await record(player)).counts).toEqual({
      wb: { ...none, win: 2, caught: 1 },
      gym: { ...none, win: 1 },
      user: none,
      training: { ...none, lose: 1, fled: 1 },
      gold: none,
    });
  });

  it('tell how many were won in a row: a catch counts neither way, defeat and flight end it', async () => {
    const player = await newChampion(server);
    expect(await streaks(player)).toEqual([0, 0]);
    await winAgainstWild(server, player);
    await catchOne(player);
    await winAgainstWild(server, player);
    expect(await streaks(player)).toEqual([2, 2]);
    await fightWild(server, player);
    await player.ask(runAway);
    expect((await results(player))[0]).toBe('fled');
    expect(await streaks(player)).toEqual([2, 2]);
    await loseChallenge(server, player, startTrainingBattle, TRAINING);
    expect(await streaks(player)).toEqual([0, 2]);
    await winAgainstWild(server, player);
    expect(await streaks(player)).toEqual([1, 2]);
    await flee(player);
    expect(await streaks(player)).toEqual([0, 2]);
  });
});
