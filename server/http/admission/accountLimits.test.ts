import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createAccountLimits } from './accountLimits.ts';

it('a server that cannot reach the shared counts goes on with its own', async () => {
  const query = vi.fn(async () => {
    throw new Error('Connection terminated');
  });
  const limits = createAccountLimits(true, { pool: { query } as unknown as pg.Pool }, { now: () => 0 });
  const guess = () =>
    limits.take('failedLoginOfAccount', 'one').then(
      () => 200,
      ({ status }) => status as number,
    );
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await guess());
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  // A database that does not answer would otherwise keep each of them waiting.
  expect(query).toHaveBeenCalledOnce();
  await limits.giveBack('failedLoginOfAccount', 'one');
  expect(await guess()).toBe(200);
  await expect(limits.check('failedLoginOfAccount', 'one')).rejects.toMatchObject({ status: 429 });
  await limits.forget('failedLoginOfAccount', 'one');
  expect(await guess()).toBe(200);
});
