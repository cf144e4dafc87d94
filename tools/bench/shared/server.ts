import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmaster } from '../../../server/database/embedded/postmaster.ts';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { ADMIN_TOKEN } from './players.ts';

/** Address and process ids of a running game. */
export interface Game {
  readonly address: string;
  readonly pid: number;
  readonly databaseUrl: string;
  readonly databasePid: number;
}

/** The built server and its database, only for this run. */
export interface RunningGame extends Game {
  stop(): Promise<void>;
}

/** Waits for the line in which the server prints its address. */
function addressFrom(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const address = /ready: (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server has ended with ${code}`)));
  });
}

/** Starts the embedded PostgreSQL in a new folder, and the built server on it. */
export async function startGame(): Promise<RunningGame> {
  const folder = path.join(tmpdir(), `emberwild-bench-${process.pid}`);
  const database = await startEmbedded({ folder, tell: (line) => console.error(line) });
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url(),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_TOKEN,
    },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = await addressFrom(child);
    const databasePid = readPostmaster(path.join(folder, 'postgres'))?.pid ?? 0;
    return { address, pid: child.pid ?? 0, databaseUrl: database.url(), databasePid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
