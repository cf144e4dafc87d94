import fc from 'fast-check';
import pg from 'pg';
import { faultsOf } from '../database/verify.ts';
import { askRemote } from '../remote.ts';
import { aim, type Shot, type ShotKind, volley } from './shots.ts';
import { look, newWorld } from './world.ts';

/**
 * Allowed statuses: success, a wrong or late request, or one that waited more than three seconds on a slow machine
 * (503). PostgreSQL reports deadlocks.
 */
const FINE = [200, 400, 403, 404, 409, 503];
const VOLLEYS = { minLength: 5, maxLength: 5 };

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
  fighters: Awaited<ReturnType<typeof newWorld>>,
  shots: readonly Shot[],
  tally: Tally,
): Promise<void> {
  const pieces = await look(client, fighters);
  const aimed = shots.flatMap((shot) => {
    const target = aim(pieces, shot);
    return target ? [{ ...target, shot }] : [];
  });
  const answers = await Promise.all(
    aimed.map(({ player, call, body, shot }) =>
      askRemote(servers[shot.server], fighters[player]?.token ?? '', call, body),
    ),
  );
  for (const [at, answer] of answers.entries()) {
    const { shot, call } = aimed[at]!;
    if (!answer || !FINE.includes(answer.status)) {
      throw new Error(`${call.name} was answered with ${answer?.status}: ${JSON.stringify(answer?.body)}`);
    }
    if (answer.status === 200) tally.done.set(shot.kind, (tally.done.get(shot.kind) ?? 0) + 1);
  }
  tally.volleys++;
  const faults = await faultsOf({ sql: async (text) => (await client.query(text)).rows as never });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Fires volleys of concurrent requests at two servers on one database: everything that players can do around trades,
 * in random order. Verifies the database after each volley. Throws with the failure and its seed.
 * @param runs worlds of players, each with five volleys
 */
export async function fight(field: Battlefield, runs: number, seed: number): Promise<Tally> {
  const tally: Tally = { done: new Map(), volleys: 0 };
  const client = new pg.Client({ connectionString: field.url });
  await client.connect();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(volley, VOLLEYS), async (volleys) => {
        const fighters = await newWorld(client);
        for (const shots of volleys) await fire(field, client, fighters, shots, tally);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    return tally;
  } finally {
    await client.end();
  }
}
