import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createAccountLimits } from './accountLimits.ts';

it('a server that cannot reach the shared counts goes on with its own', async () => {
  const query = vi.fn(async () => {
    throw new Error('Connection terminated');
  });
  const limits = createAccountLimits(true, { pool: { query } as unknown as pg.Pool }, { now: () => 0 });
  const guess = () =>
    limits.apply(['take', 'failedLoginOfAccount', 'one']).then(
      () => 200,
      ({ status }) => status as number,
    );
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await guess());
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  // A database that does not answer would otherwise keep each of them waiting.
  expect(query).toHaveBeenCalledOnce();
  await limits.apply(['giveBack', 'failedLoginOfAccount', 'one']);
  expect(await guess()).toBe(200);
  await expect(limits.apply(['check', 'failedLoginOfAccount', 'one'])).rejects.toMatchObject({ status: 429 });
  await limits.apply(['forget', 'failedLoginOfAccount', 'one']);
  expect(await guess()).toBe(200);
});

it('an outage of the shared counts is reported once, and the next one again', async () => {
  vi.useFakeTimers();
  let isOut = true;
  const query = vi.fn(async () => {
    if (isOut) throw new Error('Connection terminated');
    return { rows: [{ seconds: 0 }] };
  });
  const onFailure = vi.fn();
  const limits = createAccountLimits(true, { pool: { query } as unknown as pg.Pool }, { onFailure });
  const askLater = async () => {
    vi.advanceTimersByTime(6000);
    await limits.apply(['count', 'loginOfAddress', 'one'], ['count', 'loginOfAccount', 'one']);
  };
  for (let count = 0; count < 3; count++) await askLater();
  expect([query.mock.calls.length, onFailure.mock.calls.length]).toEqual([3, 1]);
  isOut = false;
  await askLater();
  isOut = true;
  await askLater();
  expect([query.mock.calls.length, onFailure.mock.calls.length]).toEqual([5, 2]);
  vi.useRealTimers();
});
