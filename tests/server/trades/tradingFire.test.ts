import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { acceptTradeOffer } from '../../../contract/trades.ts';
import { seededDice } from '../../../rules/index.ts';
import { newDatabase, type TestDatabase } from '../../support/database/database.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { fight } from '../../support/fire/fight.ts';
import { volleysOf } from '../../support/fire/shots.ts';
import { end, endAll, type ServerProcess, startProcess } from '../../support/process.ts';
import { askRemote } from '../../support/remote.ts';
import { startServer } from '../../support/server.ts';
import { listOne, newDeal, newTrader, offerFor, offersOf, ownerOf } from '../../support/trade.ts';

/** Each run has five volleys. FIRE_RUNS and FIRE_SEED change length and seed: npm run test:trading-fire. */
const RUNS = Number(process.env.FIRE_RUNS ?? 20);
const SEED = Number(process.env.FIRE_SEED ?? 7);
/** From this number of runs on, each kind of request must have succeeded many times. */
const LONG_RUN = 100;
/** Runs on one database: verifying takes longer with each run. */
const RUNS_OF_DATABASE = 200;
const TEST_TIMEOUT = 60_000 + RUNS * 4000;

const homes: TestDatabase[] = [];
afterEach(async () => {
  await endAll();
  for (const home of homes.splice(0)) await home.drop();
});
afterAll(endAll);

async function newHome(): Promise<TestDatabase> {
  const home = await newDatabase();
  homes.push(home);
  return home;
}

/** Number of deadlocks that PostgreSQL has resolved. It is complete once the servers have ended. */
async function deadlocksOf({ url }: TestDatabase): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0].deadlocks;
}

const start = ({ url }: TestDatabase): Promise<ServerProcess> =>
  startProcess({ DATABASE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });

describe('trading under fire, on two servers of one database', () => {
  it(
    'attacks 3, 12: leaves everything as it must be after each volley of requests at once',
    async () => {
      const done = new Map<string, number>();
      let volleys = 0;
      for (let left = RUNS, round = 0; left > 0; left -= RUNS_OF_DATABASE, round++) {
        const home = await newHome();
        const [first, second] = [await start(home), await start(home)];
        const field = { url: home.url, servers: [first.address, second.address] as const };
        const tally = await fight(field, Math.min(left, RUNS_OF_DATABASE), SEED + round * RUNS_OF_DATABASE);
        for (const [kind, count] of tally.done) done.set(kind, (done.get(kind) ?? 0) + count);
        volleys += tally.volleys;
        for (const server of [first, second]) await end(server, 'SIGTERM');
        expect(await deadlocksOf(home)).toBe(0);
      }
      const counts = [...done.values()];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2 * volleys);
      // Requests do succeed. In a short run the rarest kind succeeds only by chance, depending on the races.
      if (RUNS < LONG_RUN) return;
      console.log(`${volleys} volleys; done:`, Object.fromEntries(done));
      expect([...done].filter(([, count]) => count < RUNS / 20)).toEqual([]);
      expect(done.size).toBe(11);
    },
    TEST_TIMEOUT,
  );

  it('fires the same requests at the same moments with the same seed', () => {
    const ids = Array.from({ length: 24 }, (_, number) => `creature ${number}`);
    const plan = (seed: number) =>
      volleysOf(seed).map((volley) =>
        volley.map(({ call, body, ...rest }) => ({ ...rest, call: call.name, body: body(ids) })),
      );
    expect(JSON.stringify(plan(SEED))).toBe(JSON.stringify(plan(SEED)));
    expect(JSON.stringify(plan(SEED))).not.toBe(JSON.stringify(plan(SEED + 1)));
    const kinds = Array.from({ length: 40 }, (_, at) => plan(at).flat()).flat();
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(11);
    expect(kinds.filter(({ kind }) => kind === 'accept').length).toBeGreaterThan(40);
  });

  it(
    'attack 1: fifty accept one offer at once, one succeeds',
    async () => {
      const home = await newHome();
      const local = await startServer({ database: home });
      const servers = [await start(home), await start(home)];
      const { lister, maker, target, answer } = await newDeal(local, [0, 1]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          askRemote(servers[at % 2]!.address, lister.token, acceptTradeOffer, answer),
        ),
      );
      const statuses = answers.map((one) => one?.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // 503: waited too long for the others, try again.
      expect(statuses.filter((status) => status === 403 || status === 503)).toHaveLength(49);
      expect(await ownerOf(local, target)).toBe(maker.name);
      expect(await local.sql('select from trades')).toHaveLength(1);
      expect(await faultsOf(local)).toEqual([]);
      await local.close();
    },
    TEST_TIMEOUT,
  );

  it(
    'attack 11: two who accept each other’s offers at once never block each other',
    async () => {
      const home = await newHome();
      const local = await startServer({ database: home });
      const servers = [await start(home), await start(home)];
      const twelve = Array.from({ length: 10 }, () => ({ name: 'kindlam', level: 20 }));
      const [one, other] = [await newTrader(local, twelve), await newTrader(local, twelve)];
      for (let at = 0; at < 5; at++) {
        for (const [lister, maker] of [
          [one, other],
          [other, one],
        ] as const) {
          const id = lister.reserve[at]!.id;
          await local.sql(`update creatures set listing = nextval('listings_number_seq') where id = $1`, [
            id,
          ]);
          await offerFor(maker, id, [5 + at]);
        }
      }
      const answers = await Promise.all(
        [one, other].flatMap(async (lister) => {
          const offers = await offersOf(lister);
          return Promise.all(
            offers.map(({ pokemons }, at) => {
              const target = lister.reserve[4 - at]!.id;
              const body = { offer: pokemons.map(({ id }) => id), pokemonOnTrade: target };
              return askRemote(servers[at % 2]!.address, lister.token, acceptTradeOffer, body);
            }),
          );
        }),
      );
      expect(answers.flat().map((answer) => answer?.status)).toEqual(Array(10).fill(200));
      expect(await faultsOf(local)).toEqual([]);
      await local.close();
    },
    TEST_TIMEOUT,
  );

  it(
    'attack 10: a server that is killed in the middle leaves whole trades behind, or none',
    async () => {
      const home = await newHome();
      const local = await startServer({ database: home });
      const traders = await Promise.all(Array.from({ length: 8 }, () => newTrader(local)));
      let server = await start(home);
      let known = 0;
      const dice = seededDice([SEED, 0, 0, 0]);
      for (let round = 0; round < 4; round++) {
        const answers = await Promise.all(
          Array.from({ length: 4 }, async (_, pair) => {
            const [lister, maker] = [traders[2 * pair]!, traders[2 * pair + 1]!];
            return { lister, answer: await offerFor(maker, await listOne(lister, round), [round]) };
          }),
        ).then((deals) =>
          deals.map(({ lister, answer }) =>
            askRemote(server.address, lister.token, acceptTradeOffer, answer),
          ),
        );
        // Killed after one or more answers, while the others are being processed.
        const least = 1 + dice.roll(3);
        await new Promise<void>((resolve) => {
          let come = 0;
          for (const answer of answers) void answer.then(() => ++come === least && resolve());
        });
        await end(server, 'SIGKILL');
        known += (await Promise.all(answers)).filter((answer) => answer?.status === 200).length;
        expect(await faultsOf(local)).toEqual([]);
        server = await start(home);
      }
      const [row] = await local.sql<{ count: string }>('select count(*) from trades');
      expect(Number(row?.count)).toBeGreaterThanOrEqual(known);
      await local.close();
    },
    TEST_TIMEOUT,
  );
});
