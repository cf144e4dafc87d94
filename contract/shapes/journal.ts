import * as z from 'zod/mini';
import { EMBER_CHOICES } from '../../rules/people/types.ts';
import { AVATARS } from './avatar.ts';
import { BATTLE_TYPES } from './battle.ts';
import { creature } from './creature.ts';
import { count, creatureType, id, kind } from './primitives.ts';

const moment = z.iso.datetime();
const level = z.int().check(z.minimum(1), z.maximum(100));

/** How a battle ended. `fled`: the player ran away, or started another battle before the end. */
export const RESULTS = ['win', 'lose', 'caught', 'fled'] as const;
export type Result = (typeof RESULTS)[number];

const results = z.object({ win: count, lose: count, caught: count, fled: count });

/** What a player may answer to the keeper of the hearth. */
export const emberChoice = z.enum(EMBER_CHOICES);

/** A beaten leader or champion. */
export const badge = z.object({ gymId: z.string(), name: z.string(), region: z.string(), beatenAt: moment });

/** An achievement: what counts so far, at most the goal, and when it was reached if that is noted. */
export const achievementProgress = z.object({
  id: z.string(),
  count,
  goal: count,
  reachedAt: z.nullable(moment),
});

/** An achievement that a player has reached. */
export const reachedAchievement = z.object({ id: z.string(), reachedAt: moment });

/**
 * What stands beside a player's name: the title that the player has chosen, the number of species studied, and how often each
 * tournament was won. Absent in replies of former releases.
 */
export const honours = {
  title: z.optional(z.string()),
  studied: z.optional(count),
  ribbons: z.optional(z.array(z.object({ cup: z.string(), won: count })).check(z.maxLength(20))),
};

/** What a player has done. */
export const trainerRecord = z.object({
  username: z.string(),
  look: z.enum(AVATARS),
  /** Creation time of the account. */
  since: moment,
  steps: count,
  pokemonCount: count,
  /** Number of species, whatever their kinds. */
  seen: count,
  caught: count,
  /** How battles of each type ended, since the beginning. */
  counts: z.object({ wb: results, gym: results, user: results, training: results, gold: results }),
  /** Battles won in a row: the current and the longest streak. A catch neither counts nor ends a streak. */
  streak: count,
  bestStreak: count,
  /** The rarest creature owned: first by kind (dark, shiny, normal), then by species, then by level. */
  rarest: z.nullable(creature),
  /** In the order in which they were won. */
  badges: z.array(badge),
  /** Battles won against the rival; absent in replies of former releases. */
  rivalWins: z.optional(count),
  /** The answer to the keeper of the hearth; null before it, absent in replies of former releases. */
  ember: z.optional(z.nullable(emberChoice)),
  ...honours,
  /** Ids of all titles that the player has earned; absent in replies of former releases. */
  titles: z.optional(z.array(z.string())),
  coins: count,
});

/** Reasons for a change of a player's coins. `deleted`: the account's last entry, with which its coins vanish. */
export const COIN_REASONS = [
  'newcomer',
  'grant',
  'battle',
  'stake',
  'prize',
  'found',
  'quest',
  'research',
  'catch',
  'purchase',
  'lesson',
  'entry',
  'trophy',
  'deleted',
] as const;
export type CoinReason = (typeof COIN_REASONS)[number];

export const ledgerEntry = z.object({
  /** Negative if the player spent coins. */
  amount: z.int(),
  /** The player's coins after this entry. */
  balance: count,
  reason: z.enum(COIN_REASONS),
  at: moment,
});

/** A finished battle. */
export const pastBattle = z.object({
  id,
  battleType: z.enum(BATTLE_TYPES),
  /** Species of the wild creature, name of the leader, rival or user, type of the training partners, tier of the gold battle. */
  opponent: z.string(),
  gymId: z.nullable(z.string()),
  /** The map where a wild battle or one against the rival began. */
  mapName: z.nullable(z.string()),
  result: z.enum(RESULTS),
  rounds: count,
  /** Coins won, without subtracting the stake of a gold battle. */
  coins: count,
  exp: count,
  /** End of the battle. */
  at: moment,
  /** Whether `getReplay` can replay it. */
  playable: z.boolean(),
  /** It was fought with an older catalogue of creatures and moves: `getPastBattle` tells what is left of it. */
  older: z.optional(z.literal(true)),
});

/** Somebody who took part in a battle that is over. */
const pastFighter = z.object({
  /** Unique in the battle. */
  id: z.string(),
  name: z.string(),
  types: z.array(creatureType).check(z.maxLength(2)),
  kind,
  level,
  nickname: z.optional(z.string()),
});
const pastTeam = z.array(pastFighter).check(z.maxLength(6));

/** A battle that is over, and who fought it; no teams if they are not kept any more. */
export const keptBattle = z.object({
  battle: pastBattle,
  teams: z.nullable(z.object({ player: pastTeam, opponent: pastTeam })),
});

const kinds = z.array(z.literal([1, 2, 3])).check(z.maxLength(3));

/** A species that the player has seen; kinds are 1, 2 and 3, ascending. */
export const pokedexEntry = z.object({ name: z.string(), seen: kinds, caught: kinds });

/** Hints for what to do next. */
export const advice = z.object({
  /** Number of creatures ready to evolve and the name of the one with the highest level; null if there are none. */
  evolve: z.nullable(z.object({ count, name: z.string() })),
  /** The first leader or champion who may be challenged and is not beaten yet; null if all are beaten. */
  gym: z.nullable(
    z.object({ id: z.string(), name: z.string(), region: z.string(), least: level, most: level }),
  ),
  /** Balls of all types together. */
  balls: count,
  /** Fewer than 5 balls. */
  low: z.boolean(),
  /** True until the player has a second creature or has beaten a leader. */
  firstSteps: z.boolean(),
  /** Unanswered offers for the player's listings. */
  offers: count,
});
