import { setTimeout } from 'node:timers/promises';

const STEP = 20;

/** Checks a condition every 20 ms. Resolves with true once it holds, with false after `limit` milliseconds. */
export async function until(condition: () => boolean, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (!condition()) {
    if (performance.now() > end) return false;
    await setTimeout(STEP);
  }
  return true;
}
