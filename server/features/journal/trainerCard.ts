import type { ReplyOf } from '../../../contract/call.ts';
import type { getRecord } from '../../../contract/journal.ts';
import { BATTLE_TYPES } from '../../../contract/shapes/battle.ts';
import { RESULTS } from '../../../contract/shapes/journal.ts';
import type { RuleBook } from '../../../rules/book.ts';
import { RARITIES } from '../../../rules/creatures/types.ts';
import type { Database } from '../../database/connect.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import type { GymRegion } from '../../domain/game.ts';
import { findLeader } from '../../domain/gyms.ts';
import { knownAvatar } from '../../domain/players/profile.ts';
import type { Services } from '../../services.ts';
import { readBadges, readCounts, readRarest, readStreak, readSums, readWalked } from './recordQueries.ts';

type TrainerRecord = ReplyOf<typeof getRecord>;
type Counts = Awaited<ReturnType<typeof readCounts>>;
type Badges = Awaited<ReturnType<typeof readBadges>>;

function ranksOf({ species }: RuleBook) {
  const all = Object.values(species);
  return { species: all.map(({ id }) => id), ranks: all.map(({ rarity }) => -RARITIES.indexOf(rarity)) };
}

function tableOf(counts: Counts): TrainerRecord['counts'] {
  const of = (kind: string, result: string): number =>
    counts.find((one) => one.kind === kind && one.result === result)?.count ?? 0;
  const rows = BATTLE_TYPES.map((kind) => [
    kind,
    Object.fromEntries(RESULTS.map((result) => [result, of(kind, result)])),
  ]);
  return Object.fromEntries(rows) as TrainerRecord['counts'];
}

/** Badges of the leaders that the game still has. */
const badgesOf = (regions: readonly GymRegion[], badges: Badges): TrainerRecord['badges'] =>
  badges.flatMap(({ gymId, beatenAt }) => {
    const found = findLeader(regions, gymId);
    const region = found && regions[found.region];
    if (!found || !region) return [];
    return [{ gymId, name: found.leader.name, region: region.name, beatenAt: beatenAt.toISOString() }];
  });

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
  const [sums, walked, counts, streak, badges, rarest] = await Promise.all([
    readSums(database, playerId),
    database === primary ? null : readWalked(primary, playerId),
    readCounts(database, playerId),
    readStreak(database, playerId),
    readBadges(database, playerId),
    readRarest(database, playerId, ranksOf(game.book)),
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
    badges: badgesOf(game.regions, badges),
  };
}
