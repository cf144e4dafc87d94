import { presentId } from '../../../../content/species/formerNames.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { WantedEntry } from '../../../../contract/shapes/trade.ts';
import { MOST_WANTED } from '../../../../contract/shapes/trade.ts';
import type { addWanted } from '../../../../contract/trades.ts';
import { type Queryable, transact } from '../../../database/transaction.ts';
import type { Game } from '../../../domain/game.ts';
import { lockPlayer } from '../../../domain/locks.ts';
import { isUuid } from '../../../http/ids.ts';
import { conflict, forbiddenByRule, notFound } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { dropWanted, readWanted, storeWanted, type WantedRow } from './wantedQueries.ts';

/** A wanted entry in the form of a reply. */
const wantedView = ({ book }: Game, { id, species, kind, level, createdAt }: WantedRow): WantedEntry => ({
  id,
  name: book.species[species]?.name ?? species,
  kind: kind === 0 ? null : (kind as 1 | 2 | 3),
  level,
  at: createdAt.toISOString(),
});

/** Returns a player's wanted list. */
export async function wantedOf(
  { database, game }: Services,
  playerId: string,
  on: Queryable = database.drizzle,
): Promise<WantedEntry[]> {
  return (await readWanted(on, playerId)).map((row) => wantedView(game, row));
}

/**
 * Adds an entry to a player's wanted list; an equal entry is stored only once.
 * @throws Refusal 400 if neither species nor kind is given, 404 for an unknown species, 409 for more than twenty
 * entries
 */
export async function addWantedEntry(
  services: Services,
  playerId: string,
  { name = '', kind = null, level = 1 }: BodyOf<typeof addWanted>,
): Promise<WantedEntry[]> {
  const { database, game } = services;
  const text = presentId(name.trim().toLowerCase());
  const species = Object.values(game.book.species).find((one) => one.name.toLowerCase() === text)?.id ?? '';
  if (text !== '' && species === '') throw notFound('noCreature');
  if (species === '' && kind === null) throw forbiddenByRule('emptyWish');
  return transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    await storeWanted(transaction, { playerId, species, kind: kind ?? 0, level });
    const list = await wantedOf(services, playerId, transaction);
    if (list.length > MOST_WANTED) throw conflict('wishesFull');
    return list;
  });
}

/** Removes an entry. @throws Refusal 404 if there is none with this id */
export async function removeWantedEntry(
  services: Services,
  playerId: string,
  id: string,
): Promise<WantedEntry[]> {
  return transact(services.database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    if (!isUuid(id) || !(await dropWanted(transaction, playerId, id))) throw notFound('notWished');
    return wantedOf(services, playerId, transaction);
  });
}
