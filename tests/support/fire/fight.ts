import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { faultsOf } from '../database/verify.ts';
import { askRemote } from '../remote.ts';
import { type Aimed, type ShotKind, volleysOf } from './shots.ts';
import { newWorld, type World } from './world.ts';

/**
 * Allowed statuses: success, a wrong or late request, or one that waited more than three seconds on a slow machine
 * (503). PostgreSQL reports deadlocks.
 */
const FINE = [200, 400, 403, 404, 409, 503];

export interface Battlefield {
  /** Address of the database, and the addresses of two servers that use it. */
  readonly url: string;
  readonly servers: readonly [string, string];
}

/** How often each kind of request succeeded, and how many volleys were fired. */
export interface Tally {
  readonly done: Map<ShotKind, number>;
  volleys: number;
}

async function fire(
  { servers }: Battlefield,
  client: pg.Client,
  { tokens, creatures }: World,
  volley: readonly Aimed[],
  tally: Tally,
): Promise<void> {
  const answers = await Promise.all(
    volley.map(async ({ server, moment, player, call, body }) => {
      if (moment > 0) await setTimeout(moment);
      return askRemote(servers[server], tokens[player] ?? '', call, body(creatures));
    }),
  );
  for (const [at, answer] of answers.entries()) {
    const { kind, call } = volley[at]!;
    if (!answer || !FINE.includes(answer.status)) {
      throw new Error(`${call.name} was answered with ${answer?.status}: ${JSON.stringify(answer?.body)}`);
    }
    if (answer.status === 200) tally.done.set(kind, (tally.done.get(kind) ?? 0) + 1);
  }
  tally.volleys++;
  const faults = await faultsOf({ sql: async (text) => (await client.query(text)).rows as never });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Fires volleys of concurrent requests at two servers on one database: everything that players can do around trades,
 * in random order. Verifies the database after each volley.
 * @param runs worlds of players, each with five volleys
 * @param seed of the first run; each run has the next one, and the same seed fires the same requests at the same moments
 * @throws Error with the failure and the command that shows it again
 */
export async function fight(field: Battlefield, runs: number, seed: number): Promise<Tally> {
  const tally: Tally = { done: new Map(), volleys: 0 };
  const client = new pg.Client({ connectionString: field.url });
  await client.connect();
  try {
    for (let run = seed; run < seed + runs; run++) {
      const world = await newWorld(client);
      for (const [at, volley] of volleysOf(run).entries()) {
        await fire(field, client, world, volley, tally).catch((error: Error) => {
          throw new Error(
            `Seed ${run}, volley ${at + 1}; npm run test:trading-fire -- 1 ${run} fires it again:\n${error.message}`,
            { cause: error },
          );
        });
      }
    }
    return tally;
  } finally {
    await client.end();
  }
}
