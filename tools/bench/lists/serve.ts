import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { type Crowd, seed } from './seed.ts';

/** A built server on a database of its own. */
export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

/** One PostgreSQL for this run. */
export interface Cluster {
  /** Makes a database, fills it and starts the built server on it. */
  serve(name: string, crowd: Crowd): Promise<Served>;
  stop(): Promise<void>;
}

function startServer(url: string): Promise<Served> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
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
      if (address) resolve({ address, stop });
    });
    child.once('exit', (code) => reject(new Error(`The server has ended with ${code}`)));
  });
}

/** Starts the embedded PostgreSQL in a new folder. */
export async function startCluster(): Promise<Cluster> {
  const folder = path.join(tmpdir(), `emberwild-lists-${process.pid}`);
  const database = await startEmbedded({ folder, tell: (line) => console.error(line) });
  const servers: Served[] = [];
  return {
    async serve(name, crowd) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      await migrateDatabase(url.href);
      await seed(url.href, crowd);
      const server = await startServer(url.href);
      servers.push(server);
      return server;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
