import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { accountFor } from '../../../server/database/embedded/account.ts';
import { freePort } from '../../../server/database/embedded/launch.ts';
import type { Program, Programs } from './packages.ts';

/** A program that listens on a port and is started again when it is killed. */
export interface Service {
  readonly port: number;
  /** Kills it with SIGKILL and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function untilListening(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${log()}`);
    const socket = connect(port, '127.0.0.1');
    const listens = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (listens) return;
    await setTimeout(20);
  }
}

/** Starts a program on a port, not as root, with its files in a folder of its own. */
async function startService(
  { path, environment }: Program,
  words: readonly string[],
  port: number,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<Service> {
  mkdirSync(folder, { recursive: true });
  const account = accountFor(folder);
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (account) chownSync(join(folder, name), account.uid, account.gid);
  }
  let said = '';
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(path, words, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        said = `${said}${bytes}`.slice(-2000);
      });
    }
    await untilListening(port, child, () => said);
    return child;
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let child = await start();
  return {
    port,
    restart: async () => {
      await kill(child);
      child = await start();
    },
    stop: () => kill(child),
  };
}

/**
 * Starts PgBouncer in transaction mode.
 * @param database address of PostgreSQL, with user and password
 */
export async function startPgBouncer(
  { pgbouncer }: Programs,
  database: string,
  folder: string,
): Promise<Service> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(database);
  const port = await freePort();
  const name = pathname.slice(1);
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${databasePort} dbname=${name}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    'auth_file = users.txt',
    'pool_mode = transaction',
    'max_client_conn = 400',
    'default_pool_size = 30',
    // PgBouncer waits 15 s before it tries again to reach a database that was away, which is long for players.
    'server_login_retry = 1',
    // A request gives up after 12 s. Whoever waits longer for a connection waits for nobody.
    'query_wait_timeout = 12',
  ];
  const users = `"${username}" "${password}"\n`;
  return startService(pgbouncer, ['-q', 'pgbouncer.ini'], port, folder, {
    'pgbouncer.ini': `${settings.join('\n')}\n`,
    'users.txt': users,
  });
}

/** Starts HAProxy in front of servers. @param servers their ports */
export async function startHaProxy(
  { haproxy }: Programs,
  servers: readonly number[],
  folder: string,
): Promise<Service> {
  const port = await freePort();
  const settings = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    // As long as a server may take to say whether it is ready: a slow machine is no outage.
    '  timeout check 4s',
    '  retries 2',
    '  option redispatch',
    '  option forwardfor',
    'frontend players',
    `  bind 127.0.0.1:${port}`,
    '  default_backend game',
    'backend game',
    '  balance roundrobin',
    '  option httpchk GET /api/ready',
    ...servers.map(
      (server, at) => `  server game${at + 1} 127.0.0.1:${server} check inter 500ms fall 3 rise 1`,
    ),
  ];
  return startService(haproxy, ['-db', '-f', 'haproxy.cfg'], port, folder, {
    'haproxy.cfg': `${settings.join('\n')}\n`,
  });
}
