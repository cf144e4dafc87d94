import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { creatures, untoldListings } from '../../database/schema.ts';
import { afterCommit, type Transaction, transact } from '../../database/transaction.ts';
import type { CreatureRow } from '../creatures/creatureView.ts';
import { pokedexKind } from '../creatures/pokedex.ts';
import { lockPlayers } from '../locks.ts';
import { notify, remember } from './notices.ts';

/** Maximum number of players who are notified of one listing. */
const MOST_TOLD = 200;
/** Number of the most recently active players considered per matching pair of species and kind in wanted entries. */
const MOST_DRAWN_FROM = 500;

/**
 * Ids of the players to notify of a listing: those who want such a creature, unless there is a block between them and the
 * owner, or they already have a notice of this creature as a wanted one, or one about it and the same owner. At most 200; players active within a week come first,
 * otherwise the draw is random for each listing.
 */
async function readSeekers(
  transaction: Transaction,
  { id, species, kind, level, listing, playerId }: CreatureRow,
): Promise<string[]> {
  // `offset 0` makes PostgreSQL sort first, and then look for notices and blocks of one player after the other until there are
  // enough, by their indexes.
  const { rows } = await transaction.execute<{ player_id: string }>(sql`
    select player_id from (
      select w.player_id, max(w.seen_at) > now() - interval '7 days' as plays,
        uuid_hash_extended(w.player_id, ${listing}) as draw
      from unnest(array[${species}, '']) s(species)
      cross join unnest(array[${pokedexKind(kind)}, 0]::smallint[]) k(kind)
      cross join lateral (
        select player_id, seen_at from wanted
        where species = s.species and kind = k.kind and level <= ${level} and player_id <> ${playerId}::uuid
        order by seen_at desc limit ${MOST_DRAWN_FROM}
      ) w
      group by 1 order by plays desc, draw offset 0
    ) seekers
    where not exists (
      select from notices n
      where n.player_id = seekers.player_id and n.pokemon ->> 'id' = ${id}
        and (n.kind = 'wanted' or n.user_id = ${playerId}::uuid)
      offset 0)
      and not exists (
        select from blocks b
        where (b.player_id, b.blocked_id) in ((seekers.player_id, ${playerId}::uuid), (${playerId}::uuid, seekers.player_id))
        offset 0)
    order by plays desc, draw limit ${MOST_TOLD}`);
  return rows.map((row) => row.player_id);
}

const readListing = async (transaction: Transaction, listing: number): Promise<CreatureRow | undefined> =>
  (await transaction.select().from(creatures).where(eq(creatures.listing, listing)))[0];

/** Tells the seekers of one listing, unless another server is telling them. */
async function tellOf(transaction: Transaction, listing: number): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    delete from ${untoldListings} where listing in (
      select listing from ${untoldListings} where listing = ${listing} for update skip locked)`);
  if (!rowCount) return;
  const found = await readListing(transaction, listing);
  if (!found) return;
  const { playerId } = found;
  // As for all notices about this player; while the lock was waited for, the creature may have got another owner.
  await lockPlayers(transaction, [playerId]);
  const row = await readListing(transaction, listing);
  if (row?.playerId !== playerId) return;
  const seekers = await readSeekers(transaction, row);
  const pokemon = remember(row);
  await notify(
    transaction,
    seekers.map((seeker) => ({ playerId: seeker, kind: 'wanted', userId: playerId, pokemon, pokemons: [] })),
  );
}

/**
 * Tells the seekers of all listings that nobody has told them of, also of those that a server which has died has left.
 * @throws what telling of one has thrown, after all others were tried
 */
export async function tellSeekers(database: Database): Promise<void> {
  const failures: unknown[] = [];
  for (let last = 0; ; ) {
    const { rows } = await database.pool.query<{ listing: string }>({
      name: 'untold',
      text: 'select listing from untold_listings where listing > $1 order by listing limit 1',
      values: [last],
    });
    if (!rows[0]) break;
    last = Number(rows[0].listing);
    await transact(database, (transaction) => tellOf(transaction, last)).catch((error) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}

/** The databases whose seekers are being told; true if there is more to tell meanwhile. */
const telling = new Map<Database, boolean>();

/** One listing after the other; failures are left to the next server that looks. */
async function tellNow(database: Database): Promise<void> {
  if (telling.has(database)) return void telling.set(database, true);
  do {
    telling.set(database, false);
    await tellSeekers(database).catch(() => undefined);
  } while (telling.get(database));
  telling.delete(database);
}

/** Lets the seekers of a listing be told soon after the commit. */
export async function tellLater(transaction: Transaction, listing: number): Promise<void> {
  await transaction.insert(untoldListings).values({ listing });
  afterCommit(transaction, (database) => void tellNow(database));
}
