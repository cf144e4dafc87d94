import { parentPort, workerData } from 'node:worker_threads';
import { book, regions, starters } from '../../../content/index.ts';
import { seededDice } from '../../../rules/index.ts';
import { playCareer } from './career.ts';

/** The numbers of the careers that a worker plays; each number seeds its own dice. */
export interface Job {
  readonly numbers: readonly number[];
}

const STARTERS = Object.values(starters).flat();
const { numbers } = workerData as Job;
for (const number of numbers) {
  const starter = STARTERS[number % STARTERS.length] as string;
  const career = playCareer(book, regions, starter, seededDice([20, 26, 4, number]));
  parentPort?.postMessage({ number, career });
}
