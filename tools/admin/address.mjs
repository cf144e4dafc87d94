import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PORT_LINE = 3;

/** DATA_DIR as an absolute path. */
export const dataFolder = ({ DATA_DIR }) => resolve(DATA_DIR || './data');

/**
 * Address of the database: DATABASE_DIRECT_URL, DATABASE_URL, or the embedded PostgreSQL that a running server keeps in DATA_DIR.
 * @param purpose what the database is needed for, such as `verified`
 */
export function addressOf(environment, purpose) {
  if (environment.DATABASE_URL) return environment.DATABASE_DIRECT_URL || environment.DATABASE_URL;
  const folder = dataFolder(environment);
  try {
    const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
    const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
    return `postgres://emberwild:${password}@127.0.0.1:${port}/postgres`;
  } catch {
    throw new Error(
      `No PostgreSQL runs in ${folder}. Start the server, or set DATABASE_URL to the database that is to be ${purpose}.`,
    );
  }
}
