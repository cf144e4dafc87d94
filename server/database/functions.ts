import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { projectRoot } from '../projectRoot.ts';

const FOLDER = join(projectRoot, 'server/database/functions');

/** A database function with the triggers that call it, as its file defines them. */
interface SqlFunction {
  readonly name: string;
  readonly sql: string;
}

const readFunctions = (): SqlFunction[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({
      name: basename(file, '.sql'),
      sql: readFileSync(join(FOLDER, file), 'utf8'),
    }));

/**
 * Recreates the database's functions and triggers whose files have changed; all of them after a migration, since it
 * may have dropped a trigger to change a table. The hash of a function's source is stored as its comment. The caller
 * must hold the lock of the migrations.
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
  // Each function has its own transaction, which locks at most one table: running servers wait for that one only.
  for (const text of changed) await client.query(text);
}
