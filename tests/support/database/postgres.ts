import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../../server/database/embedded.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { bundleServer } from '../bundle.ts';
import { databaseUrl } from './databaseUrl.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the cluster that the whole run shares. Its database `template` has every table and no row. */
    clusterUrl: string;
    /** A data folder with every table and no row, on which no server runs. See `madeData`. */
    madeData: string;
  }
}

/** Test data need not survive a crash, so PostgreSQL does not wait for the disk. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Builds the server for tests that run it in a separate process. */
async function buildServer(): Promise<void> {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'server'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The server cannot be built');
  await bundleServer();
}

/**
 * Starts one PostgreSQL for the run, or uses the one of TEST_DATABASE_URL, in which it creates and drops databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'emberwild-test-'));
  const given = process.env.TEST_DATABASE_URL;
  const tell = (line: string): void => console.warn(line);
  const [made, shared] = [join(folder, 'made'), join(folder, 'shared')];
  const first = await startEmbedded({ folder: made, tell });
  await migrateDatabase(first.url());
  await first.stop();
  project.provide('madeData', made);
  if (!given) execFileSync('cp', ['-a', made, shared]);
  const embedded = given ? null : await startEmbedded({ folder: shared, settings: SETTINGS, tell });
  const clusterUrl = given ?? embedded?.url() ?? '';
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query('drop database if exists template');
  await client.query('create database template');
  await client.end();
  await migrateDatabase(databaseUrl(clusterUrl, 'template'));
  project.provide('clusterUrl', clusterUrl);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
