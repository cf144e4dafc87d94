import { monitorEventLoopDelay } from 'node:perf_hooks';
import { median } from '../shared/median.ts';

/** Maximum number of runs before those that count, in which the code is compiled. */
const FIRST = 5;

export interface Held {
  /** Longest block of the event loop, in milliseconds: the shortest of all runs, and the median. */
  readonly longest: number;
  readonly usual: number;
  /** Processor time of the longest block, in milliseconds: the median. Other programs of the machine hardly change it. */
  readonly busiest: number;
  /** Processor time, in milliseconds. */
  readonly processor: number;
  readonly bytes: number;
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time of the longest turn of the event loop while work runs. Watching the turns costs processor time itself. */
async function busiestTurn(work: () => Promise<number>): Promise<number> {
  let longest = 0;
  let before = processorTime();
  let turn = setImmediate(function next() {
    const now = processorTime();
    longest = Math.max(longest, now - before);
    before = now;
    turn = setImmediate(next);
  });
  await work();
  // The last turn ends after the work.
  await new Promise((resolve) => setTimeout(resolve, 3));
  clearImmediate(turn);
  return longest;
}

type Run = Omit<Held, 'usual'>;

async function held(work: () => Promise<number>): Promise<Omit<Run, 'busiest'>> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  // The monitor measures only from its second tick on.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const before = processorTime();
  const bytes = await work();
  const processor = processorTime() - before;
  // The last block is recorded only after the loop has turned once more.
  await new Promise((resolve) => setTimeout(resolve, 3));
  delays.disable();
  return { longest: Math.max(0, delays.max / 1e6 - 1), processor, bytes };
}

/**
 * Measures work again and again. Other programs of the machine lengthen blocks; the shortest of the longest is that of a
 * run which nothing disturbed.
 */
export async function measured(work: () => Promise<number>, runs: number): Promise<Held> {
  const all: Run[] = [];
  const first = Math.min(FIRST, runs);
  for (let run = 0; run < runs + first; run++) {
    all.push({ ...(await held(work)), busiest: await busiestTurn(work) });
  }
  const each = <Key extends keyof Run>(key: Key) => all.slice(first).map((one) => one[key]);
  return {
    longest: Math.min(...each('longest')),
    usual: median(each('longest')),
    busiest: median(each('busiest')),
    processor: median(each('processor')),
    bytes: median(each('bytes')),
  };
}
