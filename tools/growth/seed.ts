import pg from 'pg';
import { book } from '../../content/index.ts';
import { hashOf } from '../../server/http/admission/session.ts';
import { TOKEN } from '../bench/lists/seed.ts';

/** The player who sends the requests for lists; it owns as much in each database. */
const COLLECTOR = 'Collector';
const OWNED = 1000;
/** A player who has a creature in trade, whatever the number of players. */
export const SELLER = 'Tr bba';
/** Creatures of each other player: three in the team, and the fourth of every third player is in trade. */
const EACH = 5;
/**
 * Players with many listings in each database, so that a search fills its page in the smallest one, too: otherwise the
 * comparison is of what there is to find, not of the number of players.
 */
const MERCHANTS = 1000;
const LISTED_BY_MERCHANT = 50;
/** Listings of the player who sends the requests. */
const LISTED = 100;

// Names without letters that look like others: a name is then its own key.
const PLAYERS = `
  insert into players (username, name_key, password_hash, coins, map_name, cell_x, cell_y, dice, steps, created_at)
  select name, lower(replace(name, ' ', '')), '', 1000, 'green_land', 15, 15, '[1, 2, 3, 0]', 500,
    now() - random() * interval '300 days'
  from (
    select '${COLLECTOR}' union all
    select 'Tr ' || translate(n::text, '0123456789', 'abcdefghjk') from generate_series(1, $1::int) n
  ) named(name)`;
const SESSIONS = `
  insert into sessions (token_hash, player_id, used_at)
  select case username when '${COLLECTOR}' then $1::bytea else sha256(convert_to(username, 'UTF8')) end, id,
    now() - random() * interval '25 days' from players`;
// In the order of chance: a real player's creatures are spread over the whole table.
const CREATURES = `
  insert into creatures (player_id, species, kind, level, exp, moves, team_order, favourite, listing)
  select player_id, species, kind, level, level * level * level + floor(random() * 3 * level * level)::int,
    '{tackle,"","",""}', case when place <= case when own then 6 else 3 end then place - 1 end, own and place > 900,
    case when own and place between 7 and ${6 + LISTED} or not own and (place = 4 and third = 0 or place > ${EACH})
      then nextval('listings_number_seq') end
  from (
    select p.id as player_id, place, p.own, p.third,
      ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int] as species,
      1 + floor(80 * random() * random())::int as level,
      case when chance < 1.0 / 256 then 2 when chance < 5.0 / 256 then 3 else 1 end as kind
    from (select id, username = '${COLLECTOR}' as own, row_number() over () as place_of, (row_number() over ()) % 3 as third from players) p
    cross join lateral generate_series(1, case when own then ${OWNED}
      when place_of <= ${MERCHANTS} then ${EACH + LISTED_BY_MERCHANT} else ${EACH} end) place
    cross join lateral (select random() + place * 0 as chance) dice
  ) made order by random()`;
const OTHERS = [
  `insert into creature_births (creature_id) select id from creatures`,
  `insert into creature_counts (player_id, species, kind, favourite, owned)
  select player_id, species, kind, favourite, count(*) from creatures group by 1, 2, 3, 4
  union all select player_id, '', kind, favourite, count(*) from creatures group by 1, 2, 3, 4`,
  `insert into team_strengths (player_id, strength)
  select player_id, sum(level::int * level) from creatures where team_order is not null group by 1`,
  `insert into coin_ledger (player_id, amount, balance, reason, number)
  select p.id, 1, n, 'grant', n from players p
  cross join lateral generate_series(1, case p.username when '${COLLECTOR}' then ${OWNED} else 3 end) n`,
  `insert into pokedex_entries (player_id, species, kind, caught_at)
  select distinct player_id, species, kind, now() from creatures`,
  `insert into bag_items (player_id, item, quantity) select id, 'nball', 10 from players`,
  `insert into battles (player_id, page, round, setup, state) select id, 'win', 3, '{}', '{}' from players
  where username <> '${COLLECTOR}'`,
  `insert into battle_counts (player_id, kind, result, count)
  select player_id, 'wb', result, 5 from battles cross join unnest(array['win', 'lose', 'caught']) result`,
  `insert into player_streaks (player_id, current, best) select player_id, 1, 3 from battles`,
  `insert into battle_records (player_id, kind, opponent, result, rounds, growth, coins, exp, started_at)
  select player_id, 'wb', 'Podkin', 'win', 3, '[]', 10, 50, now() - n * interval '1 day'
  from battles cross join generate_series(1, 3) n`,
  `insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
  select id, n, 'offer', id, jsonb_build_object('id', gen_random_uuid(), 'name', 'Podkin'), '[]'
  from players cross join generate_series(1, 2) n where username <> '${COLLECTOR}'`,
  `insert into notice_counters (player_id, last, kept, unread) select player_id, 2, 2, 2 from notices group by 1`,
  `insert into trades (at) select now() - random() * interval '200 days' from players where username <> '${COLLECTOR}'`,
  `with pairs as (
    select id, lead(id) over (order by id) as other, row_number() over (order by id) as trade from players
  ), real as (select * from pairs where other is not null and trade <= (select max(id) from trades)),
  given as (
    insert into trade_creatures (trade_id, creature_id, from_id, to_id, species, kind, level)
    select trade, gen_random_uuid(), id, other, 'podkin', 1, 5 from real
  )
  insert into trade_sides (player_id, number, trade_id, other_id)
  select id, 1, trade, other from real union all select other, 2, trade, id from real`,
  `insert into idempotency_keys (sender, call, key, request, reply)
  select id::text, 'purchase', 'key-' || n, sha256(id::text::bytea), jsonb_build_object('words', repeat('reply ', 80))
  from players cross join generate_series(1, 2) n`,
];
const WANTED = `
  insert into wanted (player_id, species, kind, level, seen_at)
  select p.id, ($1::text[])[1 + (n * 31 + length(p.username)) % cardinality($1::text[])], 0, 1 + n, now()
  from players p cross join generate_series(1, 20) n where p.username = '${COLLECTOR}'
  union all
  select p.id, ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int], 0, 1 + floor(40 * random())::int,
    now() - random() * interval '60 days'
  from players p where p.username <> '${COLLECTOR}'`;

/**
 * Fills a new database with this many players and something of everything that players have, always the same, each table by one
 * statement without triggers; creates constraints and indexes at the end.
 */
export async function seedGrowth(url: string, players: number, say: (line: string) => void): Promise<void> {
  const species = Object.keys(book.species);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (text: string, values: unknown[] = []): Promise<void> => {
    const began = performance.now();
    await client.query(text, values);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 5) say(`  ${seconds.toFixed(0)} s: ${text.trim().slice(0, 70).replaceAll(/\s+/g, ' ')}`);
  };
  try {
    // Without triggers: the counts that they keep row by row are inserted as a whole.
    await run('set session_replication_role = replica');
    await run('set statement_timeout = 0');
    await run(`set maintenance_work_mem = '1GB'`);
    await run(`set work_mem = '512MB'`);
    await run('select setseed(0.5)');
    await run('alter system set fsync = off');
    await run('select pg_reload_conf()');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes i
       where schemaname = 'public' and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    );
    // Foreign keys first, since they depend on the others; at the end in the opposite order. What they hold was made right.
    const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, conname as name,
         pg_get_constraintdef(oid) || case contype when 'f' then ' not valid' else '' end as definition
       from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
       order by contype = 'f' desc`,
    );
    for (const { table, name } of constraints) await run(`alter table ${table} drop constraint ${name}`);
    for (const { name } of indexes) await run(`drop index ${name}`);
    await run(PLAYERS, [players]);
    await run(SESSIONS, [hashOf(TOKEN)]);
    await run(CREATURES, [species]);
    for (const statement of OTHERS) await run(statement);
    await run(WANTED, [species]);
    for (const { table, name, definition } of constraints.toReversed())
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { definition } of indexes) await run(definition);
    await run('alter system reset fsync');
    await run('select pg_reload_conf()');
    await run('vacuum analyze');
    await run('checkpoint');
  } finally {
    await client.end();
  }
}
