import * as z from 'zod/mini';
import { AVATARS } from './avatar.ts';
import { BATTLE_TYPES } from './battle.ts';
import { creature } from './creature.ts';
import { count, id } from './primitives.ts';

const moment = z.iso.datetime();
const level = z.int().check(z.minimum(1), z.maximum(100));

/** How a battle ended: `fled` where another one was started before its end. */
export const RESULTS = ['win', 'lose', 'caught', 'fled'] as const;
export type Result = (typeof RESULTS)[number];

const results = z.object({ win: count, lose: count, caught: count, fled: count });

/** A leader or champion who was beaten. */
const badge = z.object({ gymId: z.string(), name: z.string(), region: z.string(), beatenAt: moment });

/** The trainer card. */
export const trainerRecord = z.object({
  username: z.string(),
  look: z.enum(AVATARS),
  /** When the account was made. */
  since: moment,
  steps: count,
  pokemonCount: count,
  /** Species, whatever their kinds. */
  seen: count,
  caught: count,
  /** How battles of each type ended, over all time. */
  counts: z.object({ wb: results, gym: results, user: results, training: results, gold: results }),
  /** Battles won in a row: now, and at best. Catching counts neither way. */
  streak: count,
  bestStreak: count,
  /** The rarest creature owned: first by kind (dark, shiny, normal), then by species, then by level. */
  rarest: z.nullable(creature),
  /** In the order in which they were won. */
  badges: z.array(badge),
  coins: count,
});

/** Why coins came or went. */
export const COIN_REASONS = ['newcomer', 'grant', 'battle', 'stake', 'prize', 'purchase'] as const;
export type CoinReason = (typeof COIN_REASONS)[number];

export const ledgerEntry = z.object({
  /** Negative where coins went. */
  amount: z.int(),
  /** Coins held after it. */
  balance: count,
  reason: z.enum(COIN_REASONS),
  at: moment,
});

/** A battle that is over. */
export const pastBattle = z.object({
  id,
  battleType: z.enum(BATTLE_TYPES),
  /** Species of the wild creature, name of the leader or user, type of the training partners, tier of the gold battle. */
  opponent: z.string(),
  gymId: z.nullable(z.string()),
  /** The map where a wild battle began. */
  mapName: z.nullable(z.string()),
  result: z.enum(RESULTS),
  rounds: count,
  /** Won by it; the stake of a gold battle is not counted. */
  coins: count,
  exp: count,
  /** When it ended. */
  at: moment,
  /** Whether `getReplay` can play it again. */
  playable: z.boolean(),
});

const kinds = z.array(z.literal([1, 2, 3])).check(z.maxLength(3));

/** A species that the player has seen; kinds are 1, 2 and 3, ascending. */
export const pokedexEntry = z.object({ name: z.string(), seen: kinds, caught: kinds });

/** What might be done next. */
export const advice = z.object({
  /** How many creatures are ready to evolve, and the name of the one of the highest level; null where none is. */
  evolve: z.nullable(z.object({ count, name: z.string() })),
  /** The first leader or champion who may be challenged and is not beaten yet; null after the last one. */
  gym: z.nullable(
    z.object({ id: z.string(), name: z.string(), region: z.string(), least: level, most: level }),
  ),
  /** Balls of all types together. */
  balls: count,
  /** Whether they run low: fewer than 5. */
  low: z.boolean(),
  /** True until the player has a second creature or has beaten a leader. */
  firstSteps: z.boolean(),
  /** Offers that wait for an answer. */
  offers: count,
});
