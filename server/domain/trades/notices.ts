import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../../contract/shapes/trade.ts';
import type { Database } from '../../database/connect.ts';
import type { RememberedCreature } from '../../database/schema.ts';
import { afterCommit, type Transaction } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';

/** The PostgreSQL channel on which servers announce changes of a player's notices. */
export const NOTICE_CHANNEL = 'emberwild_notices';

/** An event to store as a notice for a player. */
export interface Notification {
  readonly playerId: string;
  readonly kind: NoticeKind;
  /** The other player. */
  readonly userId: string;
  readonly pokemon: RememberedCreature;
  readonly pokemons: readonly RememberedCreature[];
}

/** The copy of a creature that notices and histories store. */
export const remember = ({ id, species, kind, level }: CreatureRow): RememberedCreature => ({
  id,
  species,
  kind,
  level,
});

/** Milliseconds for which a server collects its commits before it announces them. */
const COLLECT = 50;
/** Number of rows that one announcement takes. */
const MOST_ANNOUNCED = 1000;

// A commit with a notice of PostgreSQL takes a lock of the whole cluster: one commit announces many changes, each
// player once. Rows that another server is announcing are left to it, and come back if it fails.
const ANNOUNCE = `
  with woken as (
    delete from notice_wakes where id in (
      select id from notice_wakes order by id limit ${MOST_ANNOUNCED} for update skip locked)
    returning player_id::text as message
  ), said as (
    delete from announcements where id in (
      select id from announcements order by id limit ${MOST_ANNOUNCED} for update skip locked)
    returning player_id || ' ' || message as message
  )
  select pg_notify($1, message), greatest((select count(*) from woken), (select count(*) from said))::int as taken
  from (select message from woken union select message from said) messages`;

/**
 * Tells all servers which players' notices have changed, and what is in `announcements`. Also announces what servers that have
 * died since their commits have left.
 */
export async function announce({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ taken: number }>({
      name: 'announce',
      text: ANNOUNCE,
      values: [NOTICE_CHANNEL],
    });
    if ((rows[0]?.taken ?? 0) < MOST_ANNOUNCED) return;
  }
}

const announcing = new WeakSet<Database>();

/**
 * Announces this server's commits of the next 50 ms together. If that fails, the next server that looks does it.
 * @param database no open transaction: it would be over by then
 */
function announceSoon(database: Database): void {
  if (announcing.has(database)) return;
  announcing.add(database);
  setTimeout(() => {
    announcing.delete(database);
    announce(database).catch(() => undefined);
  }, COLLECT).unref();
}

/** Announces what this transaction has stored, or, outside of one, what a statement has stored just now. */
export function announceStored(on: Database | Transaction): void {
  if (!('pool' in on)) afterCommit(on, announceSoon);
  else if (on.joined) afterCommit(on.joined, announceSoon);
  else announceSoon(on);
}

/** Maximum number of stored notices per player. */
export const MOST_KEPT = 500;

/** A player whose notices were stored. */
interface Counted extends Record<string, unknown> {
  readonly player_id: string;
  /** Upper bound for the player's number of notices now. */
  readonly most: number;
}

/** Number of unread notices that one player can give another within a day before further ones fold into one line. */
const MOST_UNREAD_OF_PLAYER = 20;
/** Stands for the creature's id in the line of folded notices, which has one row like any other line. */
const FOLDED = 'folded';

// Locks counters in the order of players and waits for nothing after that. Of several events for the same row the last
// wins. An event folds if it would add an unread line to as many as there may be. These are counted exactly: only
// transactions that hold the lock of the other player's row write notices of that player.
const NOTIFY = (news: string): SQL => sql`
  with events as (
    select distinct on (e."playerId", e."userId", e.pokemon ->> 'id') * from jsonb_to_recordset(${news}::jsonb)
      as e(place int, "playerId" uuid, kind text, "userId" uuid, pokemon jsonb, pokemons jsonb)
    order by e."playerId", e."userId", e.pokemon ->> 'id', e.place desc
  ), judged as (
    select e.*, not known and unread + row_number() over (partition by e."playerId", e."userId", known order by e.place)
      > ${sql.raw(String(MOST_UNREAD_OF_PLAYER))} as folds
    from events e cross join lateral (
      select exists (
        select from notices n where n.player_id = e."playerId" and n.user_id = e."userId"
          and n.pokemon ->> 'id' = e.pokemon ->> 'id' and n.read_at is null) as known
    ) line cross join lateral (
      select count(*) as unread from (
        select from notices n where n.player_id = e."playerId" and n.user_id = e."userId" and n.read_at is null
          and n.folded = 0 and n.created_at > now() - interval '1 day' limit ${MOST_UNREAD_OF_PLAYER}
      ) lines
    ) lines
  ), given as (
    select distinct on (j."playerId", j."userId", case when folds then '' else j.pokemon ->> 'id' end)
      j.place, j."playerId", j.kind, j."userId", j.pokemons,
      case when folds then j.pokemon || ${JSON.stringify({ id: FOLDED })}::jsonb else j.pokemon end as pokemon,
      case when folds then count(*) over (partition by j."playerId", j."userId", folds) else 0 end as folded
    from judged j
    order by j."playerId", j."userId", case when folds then '' else j.pokemon ->> 'id' end, j.place desc
  ), counted as (
    insert into notice_counters as c (player_id, last)
    select "playerId", count(*) from given group by 1 order by 1
    on conflict (player_id) do update set last = c.last + excluded.last
    returning player_id, last, kept
  ), stored as (
    insert into notices as n (player_id, number, kind, user_id, pokemon, pokemons, folded)
    select g."playerId", c.last - count(*) over (partition by g."playerId")
      + row_number() over (partition by g."playerId" order by g.place), g.kind, g."userId", g.pokemon, g.pokemons, g.folded
    from given g join counted c on c.player_id = g."playerId"
    on conflict (player_id, (pokemon ->> 'id'), user_id) do update set number = excluded.number, kind = excluded.kind,
      pokemon = excluded.pokemon, pokemons = excluded.pokemons, created_at = excluded.created_at, read_at = null,
      folded = excluded.folded + case when n.read_at is null then n.folded else 0 end
  ), woken as (
    insert into notice_wakes (player_id) select player_id from counted
  )
  select player_id, kept + (select count(*)::int from given where "playerId" = player_id) as most
  from counted`;

const TRIM = (playerIds: readonly string[]): SQL => sql`
  delete from notices n using notice_counters c cross join lateral (
    select number from notices where player_id = c.player_id order by number limit c.kept - ${MOST_KEPT}
  ) oldest
  where c.player_id = any(${sql.param([...playerIds])}::uuid[]) and c.kept > ${MOST_KEPT}
    and n.player_id = c.player_id and n.number = oldest.number`;

/** Number of events from which on the next players' ones go into another statement, so that many do not hold the event loop. */
const MOST_AT_ONCE = 100;

/** Divides events by the players they are for, in the order in which counters are locked. All of one player stay together. */
function* pieces(news: readonly Notification[]): Generator<readonly Notification[]> {
  let piece: Notification[] = [];
  for (const one of news.toSorted((first, second) =>
    first.playerId < second.playerId ? -1 : Number(first.playerId > second.playerId),
  )) {
    if (piece.length >= MOST_AT_ONCE && piece.at(-1)?.playerId !== one.playerId) {
      yield piece;
      piece = [];
    }
    piece.push(one);
  }
  yield piece;
}

/**
 * Stores notices; soon after the commit all servers are told. A notice replaces an earlier one about the same player and
 * creature. Once one player has caused twenty unread notices of another within a day, further ones become one line. Beyond
 * 500 the oldest is deleted. Call it last in a transaction: other writers for the same players wait
 * until the transaction ends.
 */
export async function notify(transaction: Transaction, news: readonly Notification[]): Promise<void> {
  if (news.length === 0) return;
  const full: string[] = [];
  for (const piece of pieces(news)) {
    const numbered = JSON.stringify(piece.map((one, place) => ({ ...one, place })));
    const { rows } = await transaction.execute<Counted>(NOTIFY(numbered));
    for (const { player_id, most } of rows) if (most > MOST_KEPT) full.push(player_id);
  }
  announceStored(transaction);
  if (full.length > 0) await transaction.execute(TRIM(full));
}
