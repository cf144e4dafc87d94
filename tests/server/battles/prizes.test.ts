import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldTiers, prizeLimits } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import {
  battleContinue,
  currentBattle,
  selectBattlePokemon,
  startGoldBattle,
  startUserBattle,
} from '../../../contract/game.ts';
import { getBattles } from '../../../contract/journal.ts';
import { battleOf } from '../../support/battles/battle.ts';
import {
  almostWin,
  fight,
  ledgerOf,
  loseChallenge,
  winChallenge,
  wrongBalances,
} from '../../support/battles/challenge.ts';
import { give, newPlayer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

const { dayMost, opponents } = prizeLimits;
const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;

let clock = NOON;
let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const now = () => clock;
  both = await startTwoServers({ now });
  ({ server, second } = both);
});
afterAll(() => both.close());

async function playerWith(...levels: number[]): Promise<Player> {
  const player = await newPlayer(server);
  await give(server, player, {
    coins: 10_000,
    creatures: levels.map((level) => ({ name: 'tempestral', level })),
  });
  return player;
}
const coinsOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile.coins;
const beat = (player: Player, other: Player) =>
  winChallenge(server, player, startUserBattle, { name: other.name });
const prizeOf = (details: Awaited<ReturnType<typeof beat>>) =>
  details.events.find(({ type }) => type === 'prize');
/** Stores that the player has already won `winnings` coins today. */
const hasWon = ({ name }: Player, winnings: number, wins: Record<string, number> = {}) =>
  server.sql(
    `insert into prize_days (player_id, day, winnings, wins)
     select id, $2, $3, $4 from players where username = $1
     on conflict (player_id) do update set day = excluded.day, winnings = excluded.winnings, wins = excluded.wins`,
    [name, new Date(clock).toISOString().slice(0, 10), winnings, JSON.stringify(wins)],
  );

describe('the prize of a user battle', () => {
  it('falls by a twentieth with each victory over the same user on a day, and the player is told', async () => {
    const player = await playerWith(50);
    const friend = await playerWith(50);
    const first = await beat(player, friend);
    expect([first.coinsWon, prizeOf(first)]).toEqual([50, undefined]);
    const again = await beat(player, friend);
    expect(again.coinsWon).toBe(47);
    expect(prizeOf(again)).toEqual({ type: 'prize', why: 'again', coins: 47, full: 50 });
    expect(battleOf(await player.ask(currentBattle))).toEqual(again);
    expect((await beat(player, friend)).coinsWon).toBe(45);
    expect((await beat(player, await playerWith(50))).coinsWon).toBe(50);
    expect(await ledgerOf(server, player)).toEqual([50, 47, 45, 50].map((coins) => ['battle', coins]));
    const { battles } = (await player.ask(getBattles, { skip: '0' })).body;
    expect(battles.map(({ coins }: { coins: number }) => coins)).toEqual([50, 45, 47, 50]);
  });

  it('is nothing from the twenty-first victory over the same user on a day, and whole the next day', async () => {
    const player = await playerWith(50);
    const friend = await playerWith(50);
    await hasWon(player, 0, { [friend.name]: 20 });
    const before = await coinsOf(player);
    const last = await beat(player, friend);
    expect([last.coinsWon, prizeOf(last)]).toEqual([0, { type: 'prize', why: 'again', coins: 0, full: 50 }]);
    expect(last.totalExp).toBeGreaterThan(0);
    expect(await coinsOf(player)).toBe(before);
    clock += 12 * HOUR;
    expect((await beat(player, friend)).coinsWon).toBe(50);
    clock = NOON;
  });

  it('is next to nothing for a team that is far weaker than one’s own', async () => {
    const player = await playerWith(100);
    const weak = await beat(player, await playerWith(5));
    expect([weak.coinsWon, prizeOf(weak)]).toEqual([0, { type: 'prize', why: 'weaker', coins: 0, full: 5 }]);
    const half = await beat(player, await playerWith(40));
    expect(half.coinsWon).toBe(20);
    expect((await beat(player, await playerWith(80))).coinsWon).toBe(80);
  });

  it('ends at the day’s sum, and begins anew at midnight UTC', async () => {
    const player = await playerWith(50);
    await hasWon(player, dayMost - 30);
    const last = await beat(player, await playerWith(50));
    expect([last.coinsWon, prizeOf(last)]).toEqual([30, { type: 'prize', why: 'day', coins: 30, full: 50 }]);
    expect((await beat(player, await playerWith(50))).coinsWon).toBe(0);
    clock = NOON + 12 * HOUR - 1;
    expect((await beat(player, await playerWith(50))).coinsWon).toBe(0);
    clock = NOON + 12 * HOUR;
    expect((await beat(player, await playerWith(50))).coinsWon).toBe(50);
    // A clock that is set back does not start a day again.
    clock = NOON;
    const rows = await server.sql(
      'select day::text, winnings::int from prize_days d join players p on p.id = d.player_id where username = $1',
      [player.name],
    );
    await beat(player, await playerWith(50));
    expect(rows).toEqual([{ day: '2026-11-23', winnings: 50 }]);
  });

  it('is paid for a bounded number of different users a day, so that what is kept of a day is bounded', async () => {
    const player = await playerWith(50);
    const many = Object.fromEntries(Array.from({ length: opponents }, (_, index) => [`User ${index}`, 1]));
    await hasWon(player, 0, many);
    expect((await beat(player, await playerWith(50))).coinsWon).toBe(0);
    const [{ size }] = (await server.sql<{ size: number }>(
      `select count(*)::int as size from prize_days d join players p on p.id = d.player_id, jsonb_object_keys(wins)
       where username = $1`,
      [player.name],
    )) as [{ size: number }];
    expect(size).toBe(opponents);
  });

  it('does not pass the day’s sum where victories come at once, on two servers', async () => {
    const player = await playerWith(50);
    const friend = await playerWith(50);
    await hasWon(player, dayMost - 130);
    const before = await coinsOf(player);
    const there = { ...player, ask: second.askWith(player.token) };
    for (let round = 0; round < 3; round += 1) {
      await fight(player, startUserBattle, { name: friend.name });
      await almostWin(server, player);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? player : there).ask(battleContinue)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    expect(await coinsOf(player)).toBe(before + 130);
  });
});

describe('the prize of a gold battle', () => {
  const { bronze, gold } = goldTiers;
  const gain = gold.stake * gold.multiple - gold.stake;
  const gambler = () => playerWith(30, 30, 30);

  it('counts for the same sum of the day, the stake taken off', async () => {
    const player = await gambler();
    await hasWon(player, dayMost - gain);
    const details = await winChallenge(server, player, startGoldBattle, { tier: 'gold' });
    expect(details.coinsWon).toBe(gold.stake * gold.multiple);
    expect((await beat(player, await playerWith(30, 30, 30))).coinsWon).toBe(0);
  });

  it('is never cut: where it could not be paid in full the stake is not taken, and when it can be is told', async () => {
    const player = await gambler();
    await hasWon(player, dayMost - gain + 1);
    const { status, refusal, headers } = await player.ask(startGoldBattle, { tier: 'gold' });
    expect([status, refusal.message]).toEqual([
      409,
      'You have won too much today for this prize. Gold battles are open again at midnight UTC, in 12 hours.',
    ]);
    expect(headers['retry-after']).toBe(String(12 * 3600));
    expect(await ledgerOf(server, player)).toEqual([]);
    expect((await player.ask(currentBattle)).body.battleDetails).toBeNull();
    expect((await player.ask(startGoldBattle, { tier: 'bronze' })).status).toBe(200);
    clock += 12 * HOUR;
    expect((await player.ask(startGoldBattle, { tier: 'gold' })).status).toBe(200);
    clock = NOON;
  });

  it('is paid in full where midnight came between stake and victory', async () => {
    const player = await gambler();
    clock = NOON + 12 * HOUR - 1;
    await hasWon(player, dayMost - gain);
    await fight(player, startGoldBattle, { tier: 'gold' });
    await almostWin(server, player);
    clock += 1;
    expect(battleOf(await player.ask(battleContinue)).coinsWon).toBe(gold.stake * gold.multiple);
    clock = NOON;
  });

  it('leaves room for what lost stakes have cost', async () => {
    const player = await gambler();
    await hasWon(player, dayMost - 300);
    await loseChallenge(server, player, startGoldBattle, { tier: 'bronze' });
    const [row] = await server.sql<{ winnings: string }>(
      'select winnings from prize_days d join players p on p.id = d.player_id where username = $1',
      [player.name],
    );
    expect(Number(row?.winnings)).toBe(dayMost - 300 - bronze.stake);
  });

  it('waits for whoever has staked, however full the day is', async () => {
    const player = await gambler();
    const first = battleOf(await player.ask(startGoldBattle, { tier: 'gold' }));
    await hasWon(player, dayMost);
    expect(battleOf(await player.ask(startGoldBattle, { tier: 'gold' }))).toEqual(first);
    await player.ask(selectBattlePokemon, { selectedPokemon: first.myState[0]!.id });
  });
});

describe('the ledger', () => {
  it('adds up to the coins of every player', async () => {
    expect(await wrongBalances(server)).toEqual([]);
  });
});
