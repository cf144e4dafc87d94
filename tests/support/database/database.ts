import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TIMEOUTS } from '../../../server/database/setup/timeouts.ts';
import { databaseUrl } from './databaseUrl.ts';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

async function inCluster(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database for a test file, with every table and no row. With `from` null it has no tables. */
export async function newDatabase(from: 'template' | null = 'template'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The limits belong to a database and are not copied from the template.
  const limits = from ? Object.entries(TIMEOUTS) : [];
  await inCluster(
    `create database ${name} ${from ? `template ${from}` : ''}`,
    ...limits.map(
      ([limit, milliseconds]) => `alter role current_user in database ${name} set ${limit} = ${milliseconds}`,
    ),
  );
  return {
    url: databaseUrl(inject('clusterUrl'), name),
    drop: () => inCluster(`drop database if exists ${name} with (force)`),
  };
}
