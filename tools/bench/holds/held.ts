import { monitorEventLoopDelay } from 'node:perf_hooks';
import { median } from '../shared/median.ts';

/** Maximum number of runs before those that count, in which the code is compiled. */
const FIRST = 5;

export interface Held {
  /** Longest block of the event loop, in milliseconds: the shortest of all runs, and the median. */
  readonly longest: number;
  readonly usual: number;
  /** Processor time, in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

async function held(work: () => Promise<number>): Promise<Omit<Held, 'usual'>> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // The monitor measures only from its second tick on.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const before = process.cpuUsage();
  const bytes = await work();
  const { user, system } = process.cpuUsage(before);
  // The last block is recorded only after the loop has turned once more.
  await new Promise((resolve) => setTimeout(resolve, 3));
  delays.disable();
  return { longest: Math.max(0, delays.max / 1e6 - 1), processor: (user + system) / 1000, bytes };
}

/**
 * Measures work again and again. Other programs of the machine lengthen blocks; the shortest of the longest is that of a
 * run which nothing disturbed.
 */
export async function measured(work: () => Promise<number>, runs: number): Promise<Held> {
  const all: Omit<Held, 'usual'>[] = [];
  const first = Math.min(FIRST, runs);
  for (let run = 0; run < runs + first; run++) all.push(await held(work));
  const each = <Key extends keyof (typeof all)[number]>(key: Key) => all.slice(first).map((one) => one[key]);
  return {
    longest: Math.min(...each('longest')),
    usual: median(each('longest')),
    processor: median(each('processor')),
    bytes: median(each('bytes')),
  };
}
