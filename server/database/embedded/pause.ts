import { setTimeout } from 'node:timers/promises';

const STEP = 20;

/** Asks again every 20 ms until the answer is yes; false when `limit` milliseconds have passed before. */
export async function until(condition: () => boolean, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (!condition()) {
    if (performance.now() > end) return false;
    await setTimeout(STEP);
  }
  return true;
}
