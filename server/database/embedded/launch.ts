import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { ended, run } from './command.ts';
import { openLog } from './openLog.ts';
import { until } from './pause.ts';
import type { ClusterPlace } from './place.ts';
import { readPostmaster } from './postmaster.ts';

/** Milliseconds; enough for crash recovery of 256 MB of log on slow disks. */
const READY_TIMEOUT = 60_000;

/**
 * Durability is always on, whatever the folder's settings say. Memory is small, since the machine also runs the game.
 */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  // Backups of the running database need it.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  // PostgreSQL then ends, and the supervision starts it anew. PostgreSQL 18 may wait for ever for a recovery of its own
  // that has failed, for instance on a full disk.
  restart_after_crash: 'off',
  jit: 'off',
  timezone: 'UTC',
  // Keeps statements and their values (names, password hashes) out of the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** Resolves with a free port; the system chooses another one each time. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

/** Resolves with true if a server can listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts PostgreSQL and waits until it accepts connections, including recovery after a crash.
 * @param timeout milliseconds
 * @returns null if it ended before; the log file has the reason
 */
export async function launch(
  place: ClusterPlace,
  port: number,
  settings: Readonly<Record<string, string>>,
  timeout: number = READY_TIMEOUT,
): Promise<ChildProcess | null> {
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const output = openLog(place);
  const child = run({
    program: place.binaries.postgres,
    words: ['-D', place.cluster, '-p', `${port}`, ...flags],
    account: place.account,
    folders: [place.folder],
    output,
  });
  closeSync(output);
  let over = false;
  void ended(child).then(() => {
    over = true;
  });
  const ready = () => {
    const postmaster = readPostmaster(place.cluster);
    return postmaster?.pid === child.pid && postmaster?.ready === true;
  };
  await until(() => over || ready(), timeout);
  if (!over && ready()) return child;
  child.kill('SIGQUIT');
  return null;
}
