import { createHash } from 'node:crypto';
import type pg from 'pg';
import { theGame } from '../../../server/domain/game.ts';
import { longRecord } from './longRecord.ts';

const { book } = theGame();
/** Token of the player who has as much as a player can have. */
export const TOKEN = 'T'.repeat(43);
const PLAYER = '00000000-0000-4000-8000-000000000000';
const MAKERS = 30;
const LISTINGS = 110;
const OFFERED = 6;

/** The species with the most moves, so that its creatures make the largest replies. */
const [species = ''] = Object.values(book.species)
  .toSorted((one, other) => other.learnset.length - one.learnset.length)
  .map(({ id }) => id);

const CREATURE = `species, kind, level, exp, moves`;
const VALUES = `'${species}', 1, 100, 1000000, '{tackle,tackle,tackle,tackle}'`;

/**
 * Fills a database: a player with 110 listings that have as many offers as they may have, each with six creatures,
 * whose own creatures are offered for such listings, too; a battle that is as long as one that can be watched again
 * may be; 500 notices, and matches with every wanted entry.
 */
export async function fillMarket(client: pg.Client): Promise<void> {
  const say = (text: string, values: unknown[] = []) => client.query(text, values);
  await say(
    `insert into players (id, username, name_key, password_hash, map_name, cell_x, cell_y, dice)
     select case when n = 0 then $1::uuid else gen_random_uuid() end, case when n = 0 then 'Holder' else 'Maker ' || n end,
       'key' || n, '', 'green_land', 15, 15, '[1, 2, 3, 0]' from generate_series(0, ${MAKERS}) n`,
    [PLAYER],
  );
  await say('insert into sessions (token_hash, player_id) values ($1, $2)', [
    createHash('sha256').update(TOKEN).digest(),
    PLAYER,
  ]);
  await say(
    `insert into creatures (player_id, ${CREATURE}, listing)
     select id, ${VALUES}, nextval('listings_number_seq') from players, generate_series(1, ${LISTINGS})
     where username in ('Holder', 'Maker 1')`,
  );
  await restock(client);
  await say(
    `insert into creatures (player_id, ${CREATURE}, team_order)
     select id, ${VALUES}, n from players, generate_series(0, 5) n`,
  );
  await say(
    `insert into wanted (player_id, species, kind, level) select id, '${species}', 0, 1 from players`,
  );
  await say(
    `with counted as (insert into notice_counters (player_id, last) values ('${PLAYER}', 500) returning player_id)
     insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
     select player_id, n, 'offer', (select id from players where username = 'Maker 1'),
       jsonb_build_object('id', n::text, 'species', '${species}', 'kind', 1, 'level', 100), (
         select jsonb_agg(jsonb_build_object('id', k::text, 'species', '${species}', 'kind', 1, 'level', 100))
         from generate_series(1, ${OFFERED}) k)
     from counted, generate_series(1, 500) n`,
  );
  await say(
    `insert into pokedex_entries (player_id, species, kind, caught_at)
     select '${PLAYER}', s, k, now() from unnest($1::text[]) s, generate_series(1, 3) k`,
    [Object.keys(book.species)],
  );
  const { setup, choices, rounds } = longRecord(book, PLAYER);
  await say(
    `insert into battles (player_id, page, round, setup, state) values ($1, 'lose', 1, '{}', '{"page": "lose"}')`,
    [PLAYER],
  );
  await say(
    `insert into battle_records (player_id, kind, opponent, gym_id, result, rounds, setup, choices, growth, coins, exp, started_at)
     values ($1, 'gym', 'Thornby', 'thornby-garden', 'fled', $2, $3, $4, '[]', 0, 0, now())`,
    [PLAYER, rounds, JSON.stringify(setup), JSON.stringify(choices)],
  );
  await say('analyze');
}

/** Lists the player's former listings again, with offers of all makers, and makes the player's offers. */
export async function restock(client: pg.Client): Promise<void> {
  const isFree = 'listing is null and offer_id is null and team_order is null';
  await client.query(
    `update creatures set listing = nextval('listings_number_seq') where player_id = '${PLAYER}' and ${isFree}`,
  );
  await client.query(
    `insert into offers (maker_id, lister_id, target_id, target_mark)
     select m.id, c.player_id, c.id, 'x' from creatures c cross join players m
     where c.listing is not null and m.id <> c.player_id and (c.player_id = '${PLAYER}' or c.listing % 11 = 0)
       and not exists (select from offers o where o.target_id = c.id)`,
  );
  // Creatures that were set free are offered again, each by its owner.
  await client.query(
    `update creatures c set offer_id = needed.offer_id, offer_mark = 'x' from (
       select id, player_id, row_number() over (partition by player_id) as place from creatures where ${isFree}
     ) free join (
       select o.id as offer_id, o.maker_id, row_number() over (partition by o.maker_id) as place
       from offers o, generate_series(1, ${OFFERED})
       where not exists (select from creatures c where c.offer_id = o.id)
     ) needed on needed.maker_id = free.player_id and needed.place = free.place
     where c.id = free.id`,
  );
  await client.query(
    `insert into creatures (player_id, ${CREATURE}, offer_id, offer_mark)
     select maker_id, ${VALUES}, id, 'x' from offers o, generate_series(1, ${OFFERED})
     where not exists (select from creatures c where c.offer_id = o.id)`,
  );
}
