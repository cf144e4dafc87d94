import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Career } from './career.ts';
import type { Job } from './worker.ts';

interface Played {
  readonly number: number;
  readonly career: Career;
}

const playIn = (numbers: readonly number[], onPlayed: (played: Played) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const job: Job = { numbers };
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    worker.on('message', onPlayed);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))));
  });

/**
 * Plays `count` whole careers, all starters in turn, on all processors. The number of processors does not change them.
 */
export async function playCareers(count: number): Promise<Career[]> {
  const workers = Math.min(availableParallelism(), count);
  const careers: Career[] = new Array(count);
  await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      playIn(
        Array.from({ length: count }, (_number, number) => number).filter(
          (number) => number % workers === index,
        ),
        ({ number, career }) => {
          careers[number] = career;
        },
      ),
    ),
  );
  return careers;
}
