import { parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';

const MOST = 64;

/**
 * Number of workers that the command line asks for (`--workers N`), or null for a single process.
 * @throws ConfigError with one line
 */
export function readWorkers(words: readonly string[]): number | null {
  const wrong = new ConfigError(
    `npm start takes "-- --workers N" with a number from 1 to ${MOST}, or nothing.`,
  );
  try {
    const { workers } = parseArgs({ args: [...words], options: { workers: { type: 'string' } } }).values;
    if (workers === undefined) return null;
    const count = Number(workers);
    if (/^\d+$/.test(workers) && count >= 1 && count <= MOST) return count;
  } catch {
    throw wrong;
  }
  throw wrong;
}

/** Connections of all workers to the database: PostgreSQL works no faster with more of them. */
const CONNECTIONS = 40;
const MOST_OF_WORKER = 10;
const LEAST_OF_WORKER = 5;

/** Size of the pool of each of `workers` processes. */
export const connectionsOf = (workers: number): number =>
  Math.max(LEAST_OF_WORKER, Math.min(MOST_OF_WORKER, Math.floor(CONNECTIONS / workers)));

/**
 * `max_connections` of the embedded PostgreSQL for so many workers: each has its pool and a connection that listens. The
 * rest is for starts, the operator and PostgreSQL itself.
 */
export const connectionsOfAll = (workers: number): number =>
  Math.max(60, workers * (connectionsOf(workers) + 1) + 15);
