import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmaster } from '../../../server/database/embedded/postmaster.ts';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { ADMIN_TOKEN } from '../shared/players.ts';

/** A built server with its own PostgreSQL. */
export interface Served {
  readonly address: string;
  readonly pid: number;
  readonly databasePid: number;
  stop(): Promise<void>;
}

type Server = Pick<Served, 'address' | 'pid' | 'stop'>;

function startServer(url: string): Promise<Server> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_TOKEN,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const address = /ready: (\S+)/.exec(said)?.[1];
      if (address) resolve({ address, pid: child.pid ?? 0, stop });
    });
    child.once('exit', (code) => reject(new Error(`The server has ended with ${code}`)));
  });
}

/**
 * Starts an embedded PostgreSQL in a new folder, calls `fill` on it and starts the built server.
 * @param settings of PostgreSQL
 */
export async function serve(
  name: string,
  fill: (url: string) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const folder = path.join(tmpdir(), `emberwild-lists-${name}-${process.pid}`);
  const database = await startEmbedded({ folder, settings, tell: (line) => console.error(line) });
  const drop = async (): Promise<void> => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(database.url());
    await fill(database.url());
    const server = await startServer(database.url());
    const databasePid = readPostmaster(path.join(folder, 'postgres'))?.pid ?? 0;
    return { ...server, databasePid, stop: () => server.stop().then(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}
