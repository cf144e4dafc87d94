import pg from 'pg';
import { book } from '../../../content/index.ts';
import { hashOf } from '../../../server/http/admission/session.ts';
import { TOKEN } from '../lists/seed.ts';

/** Listings of each seller. */
const EACH = 50;
export const SELLER = 'Seller 7';
/** The player who sends the requests has this many listings and the longest allowed wanted list. */
const OWN = 100;

const PLAYERS = `
  insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
  select name, lower(replace(replace(replace(name, ' ', ''), 'l', 'i'), '1', 'i')), '', 'green_land', 15, 15, '[1, 2, 3, 0]'
  from (select 'Collector' union all select 'Seller ' || n from generate_series(1, $1::int) n) named(name)
  on conflict do nothing`;
const SESSION = `insert into sessions (token_hash, player_id) select $1, id from players where username = 'Collector'`;
// In random order. Low levels are more frequent.
const LISTINGS = `
  insert into creatures (player_id, species, kind, level, exp, moves, listing)
  select player_id, ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int],
    case when chance < 1.0 / 256 then 2 when chance < 5.0 / 256 then 3 else 1 end, 1 + floor(80 * random() * random())::int,
    1000000, '{tackle,"","",""}', nextval('listings_number_seq')
  from (select p.id as player_id, random() as chance from players p
    cross join lateral generate_series(1, case p.username when 'Collector' then ${OWN} else ${EACH} end)
    order by random()) made`;
const WANTED = `
  insert into wanted (player_id, species, kind, level)
  select p.id, ($1::text[])[1 + (n * 31 + length(p.username)) % cardinality($1::text[])], 0, 1 + n
  from players p cross join generate_series(1, 20) n where p.username = 'Collector'
  union all
  select p.id, ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int], 0, 1 + floor(40 * random())::int
  from players p cross join generate_series(1, 3) where p.username <> 'Collector'
  on conflict do nothing`;

/** Fills a new database with this many listings, always the same, without triggers; creates the indexes at the end. */
export async function seedMarket(url: string, listings: number): Promise<void> {
  const species = Object.keys(book.species);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set statement_timeout = 0');
    await client.query(`set maintenance_work_mem = '256MB'`);
    await client.query('select setseed(0.5)');
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes i
       where tablename = 'creatures' and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query(PLAYERS, [Math.ceil(listings / EACH)]);
    await client.query(SESSION, [hashOf(TOKEN)]);
    await client.query(LISTINGS, [species]);
    await client.query(WANTED, [species]);
    for (const { definition } of rows) await client.query(definition);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
