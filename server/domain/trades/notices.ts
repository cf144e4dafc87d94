import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import type { RememberedCreature } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';

/** The channel on which servers tell each other that a player has something new to read. */
export const NOTICE_CHANNEL = 'emberwild_notices';

/** Something that a player is to hear of. */
export interface Notification {
  readonly playerId: string;
  readonly kind: NoticeKind;
  /** The other player. */
  readonly userId: string;
  readonly pokemon: RememberedCreature;
  readonly pokemons: readonly RememberedCreature[];
}

/** A creature as notices and histories remember it. */
export const remember = ({ id, species, kind, level }: CreatureRow): RememberedCreature => ({
  id,
  species,
  kind,
  level,
});

/** Most notices of a player that are kept. */
export const MOST_KEPT = 500;

/** What is known of each player whose notices were stored. */
interface Counted extends Record<string, unknown> {
  readonly player_id: string;
  /** At most so many notices the player may have now. */
  readonly most: number;
}

// Counters are locked in the order of players, and nothing is waited for after them. Of several about one line the last counts.
const NOTIFY = (news: string): SQL => sql`
  with given as (
    select distinct on (g."playerId", g."userId", g.pokemon ->> 'id') * from jsonb_to_recordset(${news}::jsonb)
      as g(place int, "playerId" uuid, kind text, "userId" uuid, pokemon jsonb, pokemons jsonb)
    order by g."playerId", g."userId", g.pokemon ->> 'id', g.place desc
  ), counted as (
    insert into notice_counters as c (player_id, last)
    select "playerId", count(*) from given group by 1 order by 1
    on conflict (player_id) do update set last = c.last + excluded.last
    returning player_id, last, kept
  ), stored as (
    insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
    select g."playerId", c.last - count(*) over (partition by g."playerId")
      + row_number() over (partition by g."playerId" order by g.place), g.kind, g."userId", g.pokemon, g.pokemons
    from given g join counted c on c.player_id = g."playerId"
    on conflict (player_id, (pokemon ->> 'id'), user_id) do update set number = excluded.number, kind = excluded.kind,
      pokemon = excluded.pokemon, pokemons = excluded.pokemons, created_at = excluded.created_at, read_at = null
  )
  select player_id, kept + (select count(*)::int from given where "playerId" = player_id) as most,
    pg_notify(${NOTICE_CHANNEL}, player_id::text)
  from counted`;

const TRIM = (playerIds: readonly string[]): SQL => sql`
  delete from notices n using notice_counters c cross join lateral (
    select number from notices where player_id = c.player_id order by number limit c.kept - ${MOST_KEPT}
  ) oldest
  where c.player_id = any(${sql.param([...playerIds])}::uuid[]) and c.kept > ${MOST_KEPT}
    and n.player_id = c.player_id and n.number = oldest.number`;

/**
 * Stores notices, and lets every server know once the transaction is done. What is known already of the same player and creature
 * makes room for it, and so does the oldest of more than 500. It must be the last thing that the transaction does for others:
 * whoever writes to the same players waits until it ends.
 */
export async function notify(transaction: Transaction, news: readonly Notification[]): Promise<void> {
  if (news.length === 0) return;
  const numbered = JSON.stringify(news.map((one, place) => ({ ...one, place })));
  const { rows } = await transaction.execute<Counted>(NOTIFY(numbered));
  const full = rows.flatMap(({ player_id, most }) => (most > MOST_KEPT ? [player_id] : []));
  if (full.length > 0) await transaction.execute(TRIM(full));
}
