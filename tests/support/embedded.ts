import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { urlOf } from '../../server/database/embedded/place.ts';
import { readPostmaster } from '../../server/database/embedded/postmaster.ts';

const PORT_LINE = 3;

/** Asks the embedded PostgreSQL of a data folder, past its server. */
export async function askEmbedded<Row extends pg.QueryResultRow>(data: string, text: string): Promise<Row[]> {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const port = Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
  const client = new pg.Client({ connectionString: urlOf(password, port) });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Process number of the PostgreSQL that runs on a data folder. */
export function postmasterOf(data: string): number {
  const postmaster = readPostmaster(join(data, 'postgres'));
  if (!postmaster) throw new Error(`No PostgreSQL runs on ${data}`);
  return postmaster.pid;
}
