import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashOf } from '../../../server/http/admission/session.ts';

export const PLAYERS = 4;
/** Creatures of each player; the first ones form the team. */
export const EACH = 6;
export const TEAM = 2;

/** Four players in the trading stress test. */
export interface World {
  /** Session tokens of the players. */
  readonly tokens: readonly string[];
  /** Ids of the creatures: `EACH` of the first player, then of the second, and so on. */
  readonly creatures: readonly string[];
}

/** Makes four players with small teams and four creatures to trade each, two of which can evolve. */
export async function newWorld(client: pg.Client): Promise<World> {
  const tokens: string[] = [];
  const players: string[] = [];
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
    tokens.push(token);
    players.push(rows[0]?.id ?? '');
  }
  const creatures = Array.from({ length: PLAYERS * EACH }, () => randomUUID());
  await client.query(
    `insert into creatures (id, player_id, species, kind, level, exp, moves, team_order)
     select id, ($2::uuid[])[1 + (at - 1) / $3], case when (at - 1) % $3 < 4 then 'podkin' else 'kindlam' end, 1, 20, 8000,
       '{tackle,"","",""}', case when (at - 1) % $3 < $4 then (at - 1) % $3 end
     from unnest($1::uuid[]) with ordinality made (id, at)`,
    [creatures, players, EACH, TEAM],
  );
  return { tokens, creatures };
}
