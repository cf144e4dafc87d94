import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { urlOf } from '../../../server/database/embedded/place.ts';
import { readPostmaster } from '../../../server/database/embedded/postmaster.ts';

const PORT_LINE = 3;

/** Queries the embedded PostgreSQL of a data folder directly, not through the game's server. */
export async function askEmbedded<Row extends pg.QueryResultRow>(data: string, text: string): Promise<Row[]> {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const client = new pg.Client({ connectionString: urlOf(password, portOf(data)) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Port on which the PostgreSQL of a data folder listens. */
export const portOf = (data: string): number =>
  Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);

/** Process id of the PostgreSQL that runs on a data folder. */
export function postmasterOf(data: string): number {
  const postmaster = readPostmaster(join(data, 'postgres'));
  if (!postmaster) throw new Error(`No PostgreSQL runs on ${data}`);
  return postmaster.pid;
}

/** Stops all processes of a PostgreSQL with SIGSTOP, as if the machine had frozen. @returns their process ids */
export function freeze(postmaster: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster);
  const frozen = [postmaster, ...children.map(([pid = 0]) => pid)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return frozen;
}

/** Resumes frozen processes. */
export function thaw(frozen: readonly number[]): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
}
