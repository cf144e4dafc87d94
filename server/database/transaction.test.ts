import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { transact } from './transaction.ts';

const failure = (code: string): Error => Object.assign(new Error('failed'), { code });

/** A fake pool with one connection. `failures` are statements with their errors, in order; each fails once. */
function scripted(failures: readonly (readonly [string, Error])[]) {
  const left = [...failures];
  const said: string[] = [];
  const released: unknown[] = [];
  const client = {
    query: ({ text }: { text: string }) => {
      said.push(text);
      const next = left[0];
      if (next?.[0] !== text) return Promise.resolve({ rows: [] });
      left.shift();
      return Promise.reject(next[1]);
    },
    release: (broken: unknown) => released.push(broken),
  };
  const pool = { connect: async () => client } as unknown as pg.Pool;
  return { database: { pool } as Database, said, released };
}

describe('a transaction', () => {
  it('gives its connection back when it is done', async () => {
    const { database, said, released } = scripted([]);
    expect(await transact(database, async () => 'done')).toBe('done');
    expect(said).toEqual(['begin', 'commit']);
    expect(released).toEqual([false]);
  });

  it('drops a connection whose begin has failed, so that the pool can open another', async () => {
    const { database, released } = scripted([['begin', failure('57P01')]]);
    await expect(transact(database, async () => 'done')).rejects.toThrow();
    expect(released).toEqual([true]);
  });

  it('rolls back what was refused and keeps the connection', async () => {
    const { database, said, released } = scripted([]);
    const refused = new Error('refused');
    await expect(transact(database, () => Promise.reject(refused))).rejects.toBe(refused);
    expect(said).toEqual(['begin', 'rollback']);
    expect(released).toEqual([false]);
  });

  it('is tried again after a deadlock, four times in all', async () => {
    const deadlock = ['commit', failure('40P01')] as const;
    const lucky = scripted([deadlock, deadlock, deadlock]);
    expect(await transact(lucky.database, async () => 'done')).toBe('done');
    const unlucky = scripted([deadlock, deadlock, deadlock, deadlock]);
    await expect(transact(unlucky.database, async () => 'done')).rejects.toThrow();
    expect(unlucky.released).toHaveLength(4);
  });
});
