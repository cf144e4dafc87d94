import pg from 'pg';
import { expect } from 'vitest';
import type { Player } from './player.ts';
import type { TestServer } from './server.ts';

/** A transaction that holds a player's row, as whatever that player does holds it. */
export interface Hold {
  /** Waits until somebody waits for it. */
  readonly untilWaitedFor: () => Promise<void>;
  readonly sql: (text: string, values: unknown[]) => Promise<unknown>;
  readonly commit: () => Promise<void>;
}

/** Holds a player's row until it commits. */
export async function holdPlayer({ url, sql }: TestServer, { name }: Player): Promise<Hold> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query(
    'select pg_backend_pid() as pid from players where username = $1 for update',
    [name],
  );
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
