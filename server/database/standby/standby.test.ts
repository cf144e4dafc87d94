import type pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../connect.ts';
import { Standby } from './standby.ts';

const standbys: Standby[] = [];
afterEach(() => {
  for (const standby of standbys.splice(0)) standby.close();
});

/** A primary and a standby that answer what the test says. */
async function pair(changes: { replayed?: null } = {}) {
  const state = {
    now: 1000,
    written: 100,
    history: { primary: '7 1', standby: '7 1' },
    replayed: 100 as number | null,
    fails: false,
    changed: new Set<unknown>(),
    ...changes,
  };
  const lines: string[] = [];
  const primaryQuery = async ({ name, values }: { name?: string; values?: unknown[] }) =>
    name === 'changed lately'
      ? { rowCount: state.changed.has(values?.[0]) ? 1 : 0, rows: [] }
      : { rowCount: 1, rows: [{ written: String(state.written), history: state.history.primary }] };
  const standbyQuery = async () => {
    if (state.fails) throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    const replayed = state.replayed === null ? null : String(state.replayed);
    return { rows: [{ replayed, history: state.history.standby }] };
  };
  const [primary, copy] = [primaryQuery, standbyQuery].map(
    (query) => ({ pool: { query } as unknown as pg.Pool }) as Database,
  ) as [Database, Database];
  const standby = new Standby(
    primary,
    copy,
    (line) => lines.push(line),
    () => state.now,
  );
  standbys.push(standby);
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  const readFrom = (player = 'somebody') =>
    standby.read(player, async (database) => (database === primary ? 'primary' : 'standby'));
  return { state, lines, primary, standby, readFrom };
}

describe('reads that may be stale', () => {
  it('come from a standby that has followed its primary, also while nothing is written', async () => {
    const { state, standby, readFrom } = await pair();
    expect(await readFrom()).toBe('standby');
    state.now += 60_000;
    await standby.compare();
    expect(await readFrom()).toBe('standby');
  });

  it('come from the primary once the standby is more than five seconds behind, until it has caught up', async () => {
    const { state, lines, standby, readFrom } = await pair();
    state.written = 200;
    for (let second = 0; second < 5; second++) {
      state.now += 1000;
      await standby.compare();
    }
    expect(await readFrom()).toBe('standby');
    state.now += 1;
    expect(await readFrom()).toBe('primary');
    await standby.compare();
    expect(lines.at(-1)).toMatch(/is not read/);
    state.replayed = 200;
    await standby.compare();
    expect(await readFrom()).toBe('standby');
    expect(lines.at(-1)).toMatch(/is read from now on/);
  });

  it('say at once that a standby is not read, so that a wrong address is noticed', async () => {
    const { lines } = await pair({ replayed: null });
    expect(lines).toEqual([expect.stringMatching(/^The standby of DATABASE_READ_URL is not read/)]);
  });

  it('come from the primary where the comparisons themselves have stopped', async () => {
    const { state, readFrom } = await pair();
    state.now += 5001;
    expect(await readFrom()).toBe('primary');
  });

  it('come from the primary for a player who has just changed something', async () => {
    const { state, readFrom } = await pair();
    state.changed.add('trader');
    expect(await readFrom('trader')).toBe('primary');
    expect(await readFrom('another')).toBe('standby');
  });

  it('never come from a database that is no standby', async () => {
    const { state, standby, readFrom } = await pair();
    state.replayed = null;
    await standby.compare();
    expect(await readFrom()).toBe('primary');
  });

  it('never come from a standby that follows another primary than this one', async () => {
    const { state, standby, readFrom } = await pair();
    state.history.standby = '8 1';
    state.replayed = 1000;
    await standby.compare();
    expect(await readFrom()).toBe('primary');
  });

  it('come from the primary after a failover, until the standby has followed to the new timeline', async () => {
    const { state, standby, readFrom } = await pair();
    // The former primary had written more than the new one took over, and the standby has all of that.
    state.written = 150;
    state.replayed = 200;
    state.history.primary = '7 2';
    await standby.compare();
    expect(await readFrom()).toBe('primary');
    state.history.standby = '7 2';
    state.replayed = 140;
    await standby.compare();
    // Here, but not yet as far as the new primary was at its beginning.
    expect(await readFrom()).toBe('primary');
    state.replayed = 150;
    await standby.compare();
    expect(await readFrom()).toBe('standby');
  });

  it('are done again on the primary where the standby fails, and a refusal is passed on', async () => {
    const { primary, standby, readFrom } = await pair();
    const cancelled = Object.assign(new Error('canceling statement due to conflict with recovery'), {
      code: '40001',
    });
    const flaky = (error: Error) => async (database: Database) => {
      if (database !== primary) throw error;
      return 'primary';
    };
    expect(await standby.read('somebody', flaky(cancelled))).toBe('primary');
    expect(await readFrom()).toBe('standby');
    await expect(standby.read('somebody', flaky(new Error('refused')))).rejects.toThrow('refused');
    const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    expect(await standby.read('somebody', flaky(lost))).toBe('primary');
    expect(await readFrom()).toBe('primary');
    await standby.compare();
    expect(await readFrom()).toBe('standby');
  });

  it('go on from the primary while the standby does not answer', async () => {
    const { state, standby, readFrom } = await pair();
    state.fails = true;
    await standby.compare();
    expect(await readFrom()).toBe('primary');
    state.fails = false;
    state.written = 300;
    state.replayed = 300;
    await standby.compare();
    expect(await readFrom()).toBe('standby');
  });
});
