import pg from 'pg';
import { book } from '../../../content/index.ts';
import { hashOf } from '../../../server/http/admission/session.ts';

/** Size of a seeded database. */
export interface Crowd {
  /** Players besides the one who sends the requests. */
  readonly users: number;
  /** Creatures of the player who sends the requests. */
  readonly owned: number;
}

/** Creatures of each other player. */
const EACH = 5;
/** Token of the player who sends the requests. */
export const TOKEN = 'b'.repeat(43);
const COLLECTOR = 'Collector';

const PLAYERS = `
  insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice)
  select name, name, '', 'green_land', 15, 15, '[1, 2, 3, 0]'
  from (select '${COLLECTOR}' union all select 'User ' || n from generate_series(1, $1::int) n) named(name)`;
const SESSIONS = `
  insert into sessions (token_hash, player_id)
  select case username when '${COLLECTOR}' then $1::bytea else sha256(convert_to(username, 'UTF8')) end, id from players`;
// In random order: a real player's creatures are spread over the whole table. Low levels are more frequent.
const CREATURES = `
  insert into creatures (player_id, species, kind, level, exp, moves, team_order, favourite)
  select player_id, species, kind, level, level * level * level + floor(random() * 3 * level * level)::int,
    '{tackle,"","",""}', case when place <= 6 then place - 1 end, random() < 0.02
  from (
    select p.id as player_id, place, ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int] as species,
      1 + floor(80 * random() * random())::int as level,
      case when chance < 1.0 / 256 then 2 when chance < 5.0 / 256 then 3 else 1 end as kind
    from players p
    cross join lateral generate_series(1, case p.username when '${COLLECTOR}' then $2::int else ${EACH} end) place
    cross join lateral (select random() + place * 0 as chance) dice
  ) made order by random()`;
const COUNTS = `
  insert into creature_counts (player_id, species, kind, favourite, owned)
  select player_id, species, kind, favourite, count(*) from creatures group by 1, 2, 3, 4
  union all select player_id, '', kind, favourite, count(*) from creatures group by 1, 2, 3, 4`;
const STRENGTHS = `
  insert into team_strengths (player_id, strength)
  select player_id, sum(level::int * level) from creatures where team_order is not null group by 1`;
const LEDGER = `
  insert into coin_ledger (player_id, amount, balance, reason, number)
  select p.id, 1, n, 'grant', n from players p
  cross join lateral generate_series(1, case p.username when '${COLLECTOR}' then $1::int else 3 end) n`;
const POKEDEX = `
  insert into pokedex_entries (player_id, species, kind, caught_at)
  select distinct player_id, species, kind, now() from creatures`;

/** Fills a new database with rows that are the same every time, with triggers switched off. */
export async function seed(url: string, { users, owned }: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without triggers: the counts that they keep row by row are inserted below.
    await client.query('set session_replication_role = replica');
    await client.query('set statement_timeout = 0');
    await client.query('select setseed(0.5)');
    await client.query(PLAYERS, [users]);
    await client.query(SESSIONS, [hashOf(TOKEN)]);
    await client.query(CREATURES, [Object.keys(book.species), owned]);
    await client.query(COUNTS);
    await client.query(STRENGTHS);
    await client.query(LEDGER, [owned]);
    await client.query(POKEDEX);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
