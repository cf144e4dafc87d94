import { readFileSync } from 'node:fs';
import pg from 'pg';
import { addressOf } from './address.mjs';

const SCRIPT = new URL('../../server/database/verify.sql', import.meta.url);
const CONTENT = new URL('../../build/content/index.js', import.meta.url);

/** Tells the database which species and moves the game has, according to the build. */
async function tellContent(client) {
  const { book } = await import(CONTENT.href);
  for (const name of ['species', 'moves']) {
    await client.query('select set_config($1, $2, false)', [
      `emberwild.${name}`,
      // With former names, by which the game finds them too.
      Object.getOwnPropertyNames(book[name]).join(','),
    ]);
  }
}

/**
 * Checks a database against the rules that must always hold. Only reads.
 * @returns a line for each rule, and whether all of them hold
 */
export async function verify(environment) {
  const client = new pg.Client({
    connectionString: addressOf(environment, 'verified'),
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
    // The server's limit for statements is one of the database's user and would apply here, too.
    await client.query('set statement_timeout = 0');
    await tellContent(client);
    const { rows } = await client.query(readFileSync(SCRIPT, 'utf8'));
    const wrong = rows.filter((row) => Number(row.wrong) > 0);
    const lines = rows.map((row) =>
      Number(row.wrong) > 0
        ? `WRONG  ${row.rule}: ${row.wrong}, such as ${row.example}`
        : `ok     ${row.rule}`,
    );
    const sum =
      wrong.length === 0
        ? 'Everything is as it must be.'
        : `${wrong.length} of ${rows.length} rules are broken.`;
    return { lines: [...lines, sum], holds: wrong.length === 0 };
  } finally {
    await client.end().catch(() => undefined);
  }
}
