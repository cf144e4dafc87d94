import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashOf } from '../../../server/http/admission/session.ts';

/** A player in the trading stress test. */
export interface Fighter {
  readonly id: string;
  readonly token: string;
}

/** State of a creature between two volleys. */
export interface Piece {
  readonly id: string;
  readonly owner: number;
  readonly place: number | null;
  readonly isListed: boolean;
  /** The offer that contains it, and the listing that the offer is for. */
  readonly offerId: string | null;
  readonly targetId: string | null;
}

const PLAYERS = 4;
/** Creatures of each player; the first two form the team. */
const EACH = 6;

/** Makes four players with small teams and four creatures to trade each, two of which can evolve. */
export async function newWorld(client: pg.Client): Promise<Fighter[]> {
  const fighters: Fighter[] = [];
  for (let at = 0; at < PLAYERS; at++) {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await client.query<{ id: string }>(
      `with made as (
         insert into players (username, name_key, password_hash, map_name, cell_x, cell_y, dice, coins)
         values ($1, $1, '', 'green_land', 15, 15, '[1, 2, 3, 0]', 5000) returning id
       ), coins as (
         insert into coin_ledger (player_id, amount, balance, reason) select id, 5000, 5000, 'newcomer' from made
       ), opened as (
         insert into sessions (token_hash, player_id) select $2, id from made)
       select id from made`,
      [`fighter ${token.slice(0, 16)}`, hashOf(token)],
    );
    fighters.push({ id: rows[0]?.id ?? '', token });
  }
  await client.query(
    `insert into creatures (player_id, species, kind, level, exp, moves, team_order)
     select id, case when n < 4 then 'podkin' else 'kindlam' end, 1, 20, 8000, '{tackle,"","",""}', case when n < 2 then n end
     from unnest($1::uuid[]) id, generate_series(0, $2::int) n`,
    [fighters.map(({ id }) => id), EACH - 1],
  );
  return fighters;
}

/** The present state of every creature of the players. */
export async function look(client: pg.Client, fighters: readonly Fighter[]): Promise<Piece[]> {
  const { rows } = await client.query<Omit<Piece, 'owner'> & { player: string }>(
    `select c.id, c.player_id as player, c.team_order as place, c.listing is not null as "isListed",
       c.offer_id as "offerId", o.target_id as "targetId"
     from creatures c left join offers o on o.id = c.offer_id
     where c.player_id = any($1::uuid[]) order by c.id`,
    [fighters.map(({ id }) => id)],
  );
  return rows.map(({ player, ...piece }) => ({
    ...piece,
    owner: fighters.findIndex(({ id }) => id === player),
  }));
}
