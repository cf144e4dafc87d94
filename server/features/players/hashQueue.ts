import { availableParallelism } from 'node:os';
import { unavailable } from '../../shared/refusal.ts';

/** Hashes that run at once: one core is left to the game. */
const MOST_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Requests that wait for their turn: half a second on one core. */
const MOST_WAITING = 50;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs slow work a few at a time.
 * @throws Refusal 503 where too many wait already
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
