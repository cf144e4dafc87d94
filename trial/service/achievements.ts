import { type Deeds, progressOf, reachedBy } from '../../content/achievements/progress.ts';
import type { ReplyOf } from '../../contract/call.ts';
import type { getAchievements, noteAchievements } from '../../contract/progress/achievements.ts';
import { BATTLE_TYPES } from '../../contract/shapes/battle.ts';
import type { SavedGame, Surroundings } from './savedGame.ts';

/** What a trial records anyway. It keeps no times of catches, and has no trades and no research. */
const recordsOf = ({ pokedex, beaten, counts, creatures, reached = [] }: SavedGame): Deeds => ({
  caught: Object.entries(pokedex).flatMap(([species, { caught }]) =>
    caught.map((kind) => ({ species, kind, at: null })),
  ),
  beaten: beaten.map(({ gymId, beatenAt }) => ({ gymId, at: beatenAt })),
  wins: Object.fromEntries(BATTLE_TYPES.map((kind) => [kind, counts[`${kind} win`] ?? 0])),
  trades: [],
  level: Math.max(0, ...creatures.map(({ level }) => level)),
  maps: reached,
  sketched: 0,
  studied: 0,
  named: creatures.filter(({ teamOrder, nickname }) => teamOrder !== null && nickname).length,
});

/** All achievements with the player's progress. */
export const achievementsIn = (
  saved: SavedGame,
  { game }: Surroundings,
): ReplyOf<typeof getAchievements> => ({
  achievements: progressOf(recordsOf(saved), game, new Map(Object.entries(saved.achieved ?? {}))),
});

/** Notes what was reached since the last time, and answers it. */
export function noteAchieved(
  saved: SavedGame,
  { game, now }: Surroundings,
): ReplyOf<typeof noteAchievements> {
  const noted = saved.achieved ?? {};
  const fresh = reachedBy(recordsOf(saved), game, new Date(now()).toISOString()).filter(
    ({ id }) => !Object.hasOwn(noted, id),
  );
  saved.achieved = { ...noted, ...Object.fromEntries(fresh.map(({ id, at }) => [id, at])) };
  return { reached: fresh.map(({ id, at }) => ({ id, reachedAt: at })) };
}
