import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../projectRoot.ts';

const FOLDER = join(projectRoot, 'server/database/functions');

/** A function of the database with the triggers that call it, as its file has them. */
interface SqlFunction {
  readonly name: string;
  readonly sql: string;
}

const readFunctions = (): SqlFunction[] =>
  readdirSync(FOLDER)
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(join(FOLDER, file), 'utf8'),
    }));

/**
 * Makes the functions and triggers of the database anew whose files have changed since, all of them after a migration: it may
 * have dropped a trigger to change a table. What a function was made from is kept as its comment. Whoever calls this holds
 * the lock of the migrations.
 * @param lastMigration the hash of the last migration
 */
export async function applyFunctions(client: pg.Client, lastMigration: string): Promise<void> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    `select proname as name, obj_description(oid, 'pg_proc') as comment
     from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const made = new Map(rows.map(({ name, comment }) => [name, comment]));
  const changed = readFunctions().flatMap(({ name, sql }) => {
    const comment = `Made from ${createHash('sha256').update(lastMigration).update(sql).digest('hex')}`;
    return made.get(name) === comment ? [] : [`${sql}\ncomment on function ${name} is '${comment}';`];
  });
  // Each in a transaction of its own, which locks one table at most: servers that still play wait for no other.
  for (const text of changed) await client.query(text);
}
