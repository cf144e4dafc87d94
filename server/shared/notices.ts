import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../contract/shapes/trade.ts';
import type { RememberedCreature } from '../database/schema.ts';
import type { Transaction } from '../database/transaction.ts';
import type { CreatureRow } from './creatureView.ts';

/** The channel on which servers tell each other that a player has something new to read. */
export const NOTICE_CHANNEL = 'emberwild_notices';

/** Something that a player is to hear of. */
export interface News {
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

// Counters are locked in the order of players, and nothing is waited for after them.
const TELL = (news: string): SQL => sql`
  with given as (
    select * from jsonb_to_recordset(${news}::jsonb)
      as g(place int, "playerId" uuid, kind text, "userId" uuid, pokemon jsonb, pokemons jsonb)
  ), counted as (
    insert into notice_counters as c (player_id, last)
    select "playerId", count(*) from given group by 1 order by 1
    on conflict (player_id) do update set last = c.last + excluded.last
    returning player_id, last
  ), stored as (
    insert into notices (player_id, number, kind, user_id, pokemon, pokemons)
    select g."playerId", c.last - count(*) over (partition by g."playerId")
      + row_number() over (partition by g."playerId" order by g.place), g.kind, g."userId", g.pokemon, g.pokemons
    from given g join counted c on c.player_id = g."playerId"
  )
  select pg_notify(${NOTICE_CHANNEL}, player_id::text) from counted`;

/**
 * Stores notices, and lets every server know once the transaction is done. It must be the last thing that the transaction
 * does for others: whoever writes to the same players waits until it ends.
 */
export async function tell(transaction: Transaction, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await transaction.execute(TELL(JSON.stringify(news.map((one, place) => ({ ...one, place })))));
}
