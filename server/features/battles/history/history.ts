import type { ReplyOf } from '../../../../contract/call.ts';
import type { getBattles } from '../../../../contract/journal.ts';
import { gymIdOf } from '../../../domain/rivals.ts';
import type { Services } from '../../../services.ts';
import { readHistory } from './historyQueries.ts';
import { isSameBook } from './isSameBook.ts';

/** Returns a page of a player's finished battles, newest first. */
export async function historyOf(
  { database, game }: Services,
  playerId: string,
  skip: number,
): Promise<ReplyOf<typeof getBattles>> {
  const { rows, count } = await readHistory(database, playerId, skip);
  const battles = rows.map(({ id, kind, opponent, gymId, book, endedAt, ...rest }) => ({
    ...rest,
    id: String(id),
    battleType: kind,
    gymId: gymId && gymIdOf(gymId),
    opponent: kind === 'wb' ? (game.book.species[opponent]?.name ?? opponent) : opponent,
    at: endedAt.toISOString(),
    playable: isSameBook(game.book, book),
  }));
  return { battles, count };
}
