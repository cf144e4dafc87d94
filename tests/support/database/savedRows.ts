import type { TestServer } from '../server.ts';

/**
 * Saves every row of a database. Tests that each need the same players get them back faster than they can be made.
 * @returns a function that puts all tables back as they were; nothing may run on the database meanwhile
 */
export async function saveRows({ sql }: Pick<TestServer, 'sql'>): Promise<() => Promise<void>> {
  const tables = await sql<{ table: string; columns: string }>(
    `select quote_ident(relname) as table,
      string_agg(quote_ident(attname), ', ') filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname`,
  );
  await sql('create schema saved');
  for (const { table } of tables) await sql(`create table saved.${table} as table public.${table}`);
  const statements = tables.map(
    ({ table, columns }) => `delete from public.${table};
      insert into public.${table} (${columns}) overriding system value select ${columns} from saved.${table};`,
  );
  // Neither triggers nor references: the rows were consistent when they were saved.
  const restore = `do $$ begin set local session_replication_role = replica; ${statements.join(' ')} end $$`;
  return async () => {
    await sql(restore);
  };
}
