import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldTiers, regions } from '../../../content/index.ts';
import { getProfile } from '../../../contract/auth.ts';
import {
  battleContinue,
  currentBattle,
  selectBattlePokemon,
  startGoldBattle,
  startGymBattle,
  startTrainingBattle,
  startUserBattle,
  startWildBattle,
} from '../../../contract/game.ts';
import { battleOf } from '../../support/battles/battle.ts';
import {
  almostWin,
  fight,
  ledgerOf,
  loseChallenge,
  storedBattle,
  winChallenge,
  wrongBalances,
} from '../../support/battles/challenge.ts';
import { give, meet, newPlayer, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TestServer, type TwoServers } from '../../support/server.ts';

const { bronze, silver, gold } = goldTiers;
const TIERS = Object.keys(goldTiers) as (keyof typeof goldTiers)[];

let both: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  both = await startTwoServers();
  ({ server, second } = both);
});
afterAll(() => both.close());

const coinsOf = async ({ ask }: Player) => (await ask(getProfile)).body.profile.coins;
/** A player with a team of level 30 and `coins` coins. */
async function gambler(coins = 10_000): Promise<Player> {
  const player = await newPlayer(server);
  await server.sql(
    `with held as (update players set coins = $2 where username = $1 returning id)
     insert into coin_ledger (player_id, amount, balance, reason) select id, $2::bigint - 500, $2, 'grant' from held
     where $2::bigint <> 500`,
    [player.name, coins],
  );
  await give(server, player, {
    creatures: ['emberam', 'narvane', 'thickhog'].map((name) => ({ name, level: 30 })),
  });
  return player;
}

describe('a gold battle', () => {
  it.each(TIERS)('of %s takes its stake at the start', async (tier) => {
    const player = await gambler();
    const details = battleOf(await player.ask(startGoldBattle, { tier }));
    expect(details).toMatchObject({ page: 'selection', battleType: 'gold', coinsWon: 0, goldTier: tier });
    expect(details.trainingType).toBeNull();
    expect([details.gymDetails, details.userBattaleDetails, details.gymId]).toEqual([null, null, null]);
    expect(details.profile.coins).toBe(10_000 - goldTiers[tier].stake);
    expect(await ledgerOf(server, player)).toEqual([['stake', -goldTiers[tier].stake]]);
  });

  it('meets as many opponents as the team has, higher from tier to tier', async () => {
    const player = await gambler();
    const levels: number[] = [];
    for (const tier of TIERS) {
      const { opponent } = battleOf(await player.ask(startGoldBattle, { tier }));
      expect(opponent).toHaveLength(3);
      levels.push(opponent[0]!.level);
    }
    expect(levels[0]).toBe(30);
    expect(levels[2]).toBeGreaterThan(30);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  it.each(TIERS)('of %s pays its multiple for a victory, once', async (tier) => {
    const player = await gambler();
    const { stake, multiple } = goldTiers[tier];
    const details = await winChallenge(server, player, startGoldBattle, { tier });
    expect(details).toMatchObject({ page: 'win', coinsWon: stake * multiple });
    expect(details.totalExp).toBeGreaterThan(0);
    expect(await coinsOf(player)).toBe(10_000 - stake + stake * multiple);
    expect(await ledgerOf(server, player)).toEqual([
      ['stake', -stake],
      ['prize', stake * multiple],
    ]);
    expect(battleOf(await player.ask(currentBattle))).toEqual(details);
  });

  it('costs the stake, and no more, when lost', async () => {
    const player = await gambler();
    const details = await loseChallenge(server, player, startGoldBattle, { tier: 'silver' });
    expect(details).toMatchObject({ page: 'lose', coinsWon: 0, totalExp: 0 });
    expect(await coinsOf(player)).toBe(10_000 - silver.stake);
  });

  it('pays a high team, whose opponents cannot be higher, what their levels are worth', async () => {
    const player = await newPlayer(server);
    await give(server, player, { coins: 5000, creatures: [{ name: 'tempestral', level: 100 }] });
    const details = await winChallenge(server, player, startGoldBattle, { tier: 'gold' });
    expect(details.opponent[0]?.level).toBe(100);
    expect(details.coinsWon).toBe(gold.stake * bronze.multiple);
  });

  it('is not to be had without the stake, and nothing changes', async () => {
    const player = await gambler(silver.stake - 1);
    await player.ask(startTrainingBattle, { type: 'fire' });
    const before = await storedBattle(server, player);
    const { status, refusal } = await player.ask(startGoldBattle, { tier: 'silver' });
    expect([status, refusal.message]).toEqual([409, 'Not enough coins!']);
    expect(await storedBattle(server, player)).toEqual(before);
    expect(await coinsOf(player)).toBe(silver.stake - 1);
  });

  it('needs a creature, and costs nothing without one', async () => {
    const player = await newPlayer(server);
    expect((await player.ask(startGoldBattle, { tier: 'bronze' })).status).toBe(409);
    expect(await coinsOf(player)).toBe(500);
  });

  it.each(['', 'Gold', 'platinum', '__proto__', 'constructor', 1, null, ['gold'], undefined])(
    'refuses the tier %j',
    async (tier) => {
      const player = await newTrainer(server);
      expect((await player.ask(startGoldBattle, { tier })).status).toBe(400);
      expect(await coinsOf(player)).toBe(500);
    },
  );
});

describe('a stake', () => {
  it('is lost with a battle that another one replaces', async () => {
    const player = await gambler();
    await fight(player, startGoldBattle, { tier: 'bronze' });
    await player.ask(startTrainingBattle, { type: 'fire' });
    expect(await coinsOf(player)).toBe(10_000 - bronze.stake);
    await fight(player, startGoldBattle, { tier: 'bronze' });
    await player.ask(startGoldBattle, { tier: 'bronze' });
    expect(await ledgerOf(server, player)).toEqual(Array(3).fill(['stake', -bronze.stake]));
    await player.ask(startGoldBattle, { tier: 'silver' });
    expect(await coinsOf(player)).toBe(10_000 - 3 * bronze.stake - silver.stake);
  });

  it('attack 16: is paid once for a button pressed many times, on two servers', async () => {
    const player = await gambler();
    const there = { ...player, ask: second.askWith(player.token) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? player : there).ask(startGoldBattle, { tier: 'bronze' }),
      ),
    );
    const started = answers.map((answer) => battleOf(answer));
    for (const details of started) expect(details).toEqual(started[0]);
    expect(await ledgerOf(server, player)).toEqual([['stake', -bronze.stake]]);
  });

  it('attack 16: buys no second look at opponents before the first choice', async () => {
    const player = await gambler();
    const first = battleOf(await player.ask(startGoldBattle, { tier: 'gold' }));
    expect(battleOf(await player.ask(startGoldBattle, { tier: 'gold' }))).toEqual(first);
    await player.ask(selectBattlePokemon, { selectedPokemon: first.myState[0]!.id });
    await player.ask(startGoldBattle, { tier: 'gold' });
    expect(await coinsOf(player)).toBe(10_000 - 2 * gold.stake);
  });

  it('attack 17: with a key is paid once, whatever happened since', async () => {
    const player = await gambler();
    const key = { 'idempotency-key': 'one-gold-battle' };
    const first = await player.ask(startGoldBattle, { tier: 'bronze' }, key);
    await player.ask(selectBattlePokemon, { selectedPokemon: battleOf(first).myState[0]!.id });
    expect((await player.ask(startGoldBattle, { tier: 'bronze' }, key)).body).toEqual(first.body);
    expect((await player.ask(startGoldBattle, { tier: 'silver' }, key)).status).toBe(422);
    expect(await ledgerOf(server, player)).toEqual([['stake', -bronze.stake]]);
  });

  it('attack 15: of coins for one is paid by one of many starts of different tiers', async () => {
    const player = await gambler(silver.stake);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        player.ask(startGoldBattle, { tier: index % 2 ? 'silver' : 'gold' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await coinsOf(player)).toBe(0);
    expect(await ledgerOf(server, player)).toEqual([['stake', -silver.stake]]);
  });
});

describe('one battle of a player', () => {
  it('attack 34: stays one when every start call comes at once, and every stake is in the ledger', async () => {
    const player = await gambler();
    await meet(server, player);
    const there = { ...player, ask: second.askWith(player.token) };
    const starts = [
      [startWildBattle, {}],
      [startGymBattle, { id: regions[0]!.leaders[0]!.id }],
      [startTrainingBattle, { type: 'fire' }],
      [startUserBattle, { name: 1 }],
      [startGoldBattle, { tier: 'bronze' }],
    ] as const;
    const answers = await Promise.all(
      starts.flatMap(([call, body]) => [player.ask(call, body), there.ask(call, body)]),
    );
    // An encounter allows one battle only, and the start of any battle removes it.
    const started = answers.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThanOrEqual(8);
    expect(started.length).toBeLessThanOrEqual(9);
    const current = battleOf(await player.ask(currentBattle));
    const seen = started.map((answer) => battleOf(answer).opponent);
    expect(seen).toContainEqual(current.opponent);
    const paid = await ledgerOf(server, player);
    expect([1, 2]).toContain(paid.length);
    expect(await coinsOf(player)).toBe(10_000 - paid.length * bronze.stake);
  });
});

describe('the prize', () => {
  it('attack 32: is paid once, however often and wherever Continue is pressed', async () => {
    const player = await gambler();
    await fight(player, startGoldBattle, { tier: 'gold' });
    await almostWin(server, player);
    const there = { ...player, ask: second.askWith(player.token) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? player : there).ask(battleContinue)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await coinsOf(player)).toBe(10_000 - gold.stake + gold.stake * gold.multiple);
  });

  it('attack 32: is nobody’s where a new battle and the last Continue come at once', async () => {
    const player = await gambler();
    await fight(player, startGoldBattle, { tier: 'silver' });
    await almostWin(server, player);
    const [won] = await Promise.all([
      player.ask(battleContinue),
      player.ask(startTrainingBattle, { type: 'fire' }),
    ]);
    const paid = won.status === 200 ? [['prize', silver.stake * silver.multiple]] : [];
    expect(await ledgerOf(server, player)).toEqual([['stake', -silver.stake], ...paid]);
    expect(battleOf(await player.ask(currentBattle)).battleType).toBe('training');
  });

  it('attack 20: makes nobody rich who only ever takes the strongest attack', () => {
    for (const { odds, multiple } of Object.values(goldTiers)) expect(odds * multiple).toBeLessThan(100);
  });
});

describe('the ledger', () => {
  it('attack 48: adds up to the coins of every player', async () => {
    expect(await wrongBalances(server)).toEqual([]);
  });
});
