import pg from 'pg';
import { expect } from 'vitest';
import type { Player } from './player.ts';
import type { AnyServer } from './server.ts';

/** An open transaction that holds a lock, as the server's own transactions do. */
export interface Hold {
  /** Waits until another connection waits for the lock. */
  readonly untilWaitedFor: () => Promise<void>;
  readonly sql: (text: string, values: unknown[]) => Promise<unknown>;
  readonly commit: () => Promise<void>;
}

/** Locks a player's row until `commit`. */
export const holdPlayer = (server: AnyServer, { name }: Player): Promise<Hold> =>
  hold(server, 'select from players where username = $1 for no key update', [name]);

/** Locks a listing with all its offers until `commit`, as `lockTargets` does. */
export const holdListing = (server: AnyServer, id: string): Promise<Hold> =>
  hold(server, 'select pg_advisory_xact_lock(hashtextextended($1, 7))', [id]);

async function hold({ url, sql }: AnyServer, lock: string, values: unknown[]): Promise<Hold> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  // It is held until the test lets go of it, also on a slow machine.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(lock, values);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const waiting = () =>
    sql('select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0].pid]);
  return {
    untilWaitedFor: () => expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1),
    sql: (text, values) => client.query(text, values),
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}
