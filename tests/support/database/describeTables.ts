import type { TestServer } from '../server.ts';

/** Each table with columns, constraints, indexes and triggers, then the sequences outside identity columns. */
const DESCRIBE = `
  with tables as (
    select oid, relname, relpersistence from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  ), parts (oid, place, number, name, text) as (
    select attrelid, 1, attnum::int, '', concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
      'COLLATE ' || quote_ident(nullif(collname, 'default')),
      case when attidentity <> '' then 'GENERATED ALWAYS AS IDENTITY'
        when attgenerated <> '' then format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
        else 'DEFAULT ' || pg_get_expr(adbin, adrelid) end,
      case when attnotnull then 'NOT NULL' end)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    left join pg_collation c on c.oid = attcollation
    where attnum > 0 and not attisdropped
    union all
    select conrelid, 1, 10000 + array_position('{p,u,c,f}', contype::text), conname,
      format('CONSTRAINT %I %s', conname, pg_get_constraintdef(oid))
    from pg_constraint where contype in ('p', 'u', 'c', 'f')
    union all
    select indrelid, 2, 0, relname, pg_get_indexdef(indexrelid)
    from pg_index join pg_class c on c.oid = indexrelid
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    union all
    select tgrelid, 3, 0, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select objoid, 4, objsubid, '', format('COMMENT ON COLUMN %s.%I IS %L', objoid::regclass, attname, description)
    from pg_description join pg_attribute on attrelid = objoid and attnum = objsubid
    where classoid = 'pg_class'::regclass
    union all
    select attrelid, 4, attnum, '', format('ALTER TABLE %s ALTER COLUMN %I SET (%s)', attrelid::regclass, attname,
      array_to_string(attoptions, ', '))
    from pg_attribute where attoptions is not null and not attisdropped
  )
  select relname as name, format(E'CREATE %sTABLE %I (\\n  %s\\n);', case when relpersistence = 'u' then 'UNLOGGED ' else '' end, relname,
      string_agg(text, E',\\n  ' order by number, name) filter (where place = 1))
    || coalesce(E'\\n' || string_agg(text || ';', E'\\n' order by place, number, name) filter (where place > 1), '') as text
  from tables join parts using (oid) group by relname, relpersistence
  union all
  select relname, format('CREATE SEQUENCE %I;', relname) from pg_class s
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not exists (select from pg_depend where objid = s.oid and deptype = 'i')
  order by name`;

/** The tables of a database as SQL text, from the system catalogue; for comparison, not to be run. */
export async function describeTables({ sql }: Pick<TestServer, 'sql'>): Promise<string> {
  const parts = await sql<{ text: string }>(DESCRIBE);
  return parts.map(({ text }) => text.replaceAll('public.', '').replaceAll(' USING btree', '')).join('\n\n');
}
