import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { inject, vi } from 'vitest';
import { urlOf } from '../../../server/database/embedded/place.ts';
import { readPostmaster, runs } from '../../../server/database/embedded/postmaster.ts';
import type { ServerProcess } from '../process.ts';

const PORT_LINE = 3;

/**
 * Makes a data folder as the first start of a server leaves it, for tests that are not about that start.
 * @returns its path
 */
export function madeData(path: string): string {
  execFileSync('cp', ['-a', inject('madeData'), path]);
  return path;
}

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

/** Every process with its parent's id and its state, `T` for one that is stopped. */
const processes = (): { pid: number; parent: number; state: string }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({ pid: Number(pid), parent: Number(parent), state }));

/** Stops all processes of a PostgreSQL with SIGSTOP, as if the machine had frozen. @returns their process ids */
export function freeze(postmaster: number): number[] {
  // Stopped first, it starts no process that the list would miss, and the ids of those that end are not free before it goes on.
  process.kill(postmaster, 'SIGSTOP');
  let all = processes();
  while (all.some(({ pid, state }) => pid === postmaster && !/^[TZ]/.test(state))) all = processes();
  const children = all.filter(({ parent }) => parent === postmaster).map(({ pid }) => pid);
  for (const pid of children) process.kill(pid, 'SIGSTOP');
  return [...children, postmaster];
}

/** Resumes frozen processes. */
export function thaw(frozen: readonly number[]): void {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
}

/**
 * Kills the PostgreSQL of a server, and takes its port before the server notices.
 * @returns the port, and how to give it back
 */
export async function takePort(server: ServerProcess, data: string) {
  const [postgres, port] = [postmasterOf(data), portOf(data)];
  server.child.kill('SIGSTOP');
  process.kill(postgres, 'SIGKILL');
  await vi.waitUntil(() => !runs(postgres), { timeout: 20_000 });
  const taker = createServer().listen(port, '127.0.0.1');
  await once(taker, 'listening');
  server.child.kill('SIGCONT');
  return { port, giveBack: () => taker.close() };
}
