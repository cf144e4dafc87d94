import { type Progress, progressOf, reachedBy } from '../../../content/achievements/progress.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { noteAchievements } from '../../../contract/progress/achievements.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { readReached } from '../../domain/records.ts';
import type { Services } from '../../services.ts';
import { readRecords, storeReached } from './achievementQueries.ts';

/** All achievements with a player's progress. Always from the primary, since steps are not noted as changes. */
export async function achievementsOf({ database, game }: Services, playerId: string): Promise<Progress[]> {
  const [records, reached] = await Promise.all([
    readRecords(database.drizzle, playerId),
    readReached(database.drizzle, playerId),
  ]);
  return progressOf(records, game, new Map(reached.map(({ id, reachedAt }) => [id, reachedAt])));
}

/** Notes what a player has reached since the last time. @returns what was not noted before, in the order of the game */
export async function noteAllReached(
  { game, now }: Services,
  transaction: Transaction,
  playerId: string,
): Promise<ReplyOf<typeof noteAchievements>> {
  await lockPlayer(transaction, playerId);
  const all = reachedBy(await readRecords(transaction, playerId), game, new Date(now()).toISOString());
  const fresh = await storeReached(transaction, playerId, all);
  return {
    reached: all.flatMap(({ id, at }) => (fresh.includes(id) ? [{ id, reachedAt: at }] : [])),
  };
}
