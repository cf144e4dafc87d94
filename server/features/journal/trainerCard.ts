import type { ReplyOf } from '../../../contract/call.ts';
import type { getRecord } from '../../../contract/journal.ts';
import { BATTLE_TYPES } from '../../../contract/shapes/battle.ts';
import { RESULTS } from '../../../contract/shapes/journal.ts';
import type { Database } from '../../database/connect.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { readHonours } from '../../domain/honours.ts';
import { knownAvatar } from '../../domain/players/profile.ts';
import { readBadges, readCounts, readRarest, readStreak } from '../../domain/records.ts';
import type { Services } from '../../services.ts';
import { readSums, readWalked } from './recordQueries.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;
type Counts = Awaited<ReturnType<typeof readCounts>>;

function tableOf(counts: Counts): TrainerRecord['counts'] {
  const of = (kind: string, result: string): number =>
    counts.find((one) => one.kind === kind && one.result === result)?.count ?? 0;
  const rows = BATTLE_TYPES.map((kind) => [
    kind,
    Object.fromEntries(RESULTS.map((result) => [result, of(kind, result)])),
  ]);
  return Object.fromEntries(rows) as TrainerRecord['counts'];
}

/**
 * Returns the trainer card of a player.
 * @param database a standby if it has the player's latest changes; what steps add to the card is always read from the primary, since
 *   steps are not noted as changes
 */
export async function trainerCardOf(
  { database: primary, game }: Services,
  database: Database,
  playerId: string,
): Promise<TrainerRecord> {
  const [sums, walked, counts, streak, won, rarest, honours] = await Promise.all([
    readSums(database, playerId),
    database === primary ? null : readWalked(primary, playerId),
    readCounts(database, playerId),
    readStreak(database, playerId),
    readBadges(database, game, playerId),
    readRarest(database, game, playerId),
    readHonours(database.drizzle, playerId),
  ]);
  const { username, look, since, steps, coins, ...rest } = { ...sums, ...walked };
  return {
    ...rest,
    username,
    look: knownAvatar(look),
    since: since.toISOString(),
    steps: Number(steps),
    coins: Number(coins),
    counts: tableOf(counts),
    streak: streak.current,
    bestStreak: streak.best,
    rarest: rarest && creatureView(game, rarest, { id: playerId, username }),
    ...won,
    ...honours,
    titles: [...honours.titles],
  };
}
