import * as z from 'zod/mini';
import { perBall, WEATHERS } from '../../rules/creatures/types.ts';
import type { BattleEvent } from '../../rules/model/events.ts';
import { battleCreature } from './creature.ts';
import { gymDetails } from './gym.ts';
import { count, id } from './primitives.ts';
import { profile } from './profile.ts';

export const BATTLE_PAGES = ['selection', 'battle', 'roundResults', 'win', 'lose', 'caught'] as const;
export const BATTLE_TYPES = ['wb', 'gym', 'user', 'training', 'gold'] as const;

/** The last attack that a creature received. */
export const attackResult = z.object({
  dodge: z.boolean(),
  attack: z.string(),
  mult: z.number(),
  damage: count,
});
export type AttackResult = z.output<typeof attackResult>;

const stage = z.int().check(z.minimum(-6), z.maximum(6));

/** What lasts on a side for more than a round: all of it was told by events. */
export const sideDetails = z.object({
  /** Rounds that the screen still holds, 0 without one. */
  screen: count,
  sapped: z.boolean(),
  trapped: z.boolean(),
  confused: z.boolean(),
  /** It must rest in the next round. */
  resting: z.boolean(),
  /** The move that it must use next, gathered for or raging; null for a free choice. */
  bound: z.nullable(z.string()),
  /** Out of reach until it strikes. */
  hidden: z.boolean(),
  changes: z.object({ attack: stage, defense: stage, speed: stage, accuracy: stage, evasion: stage }),
});
export type SideDetails = z.output<typeof sideDetails>;

/** What an attack would do as the battle stands: hit points without a critical hit, percent with which it hits. */
export const attackPreview = z.object({
  least: count,
  most: count,
  chance: z.number().check(z.minimum(0), z.maximum(100)),
});
export type AttackPreview = z.output<typeof attackPreview>;

const catchChance = z.number().check(z.minimum(0), z.maximum(100));

/** Battle state as the player may know it. */
export const battleDetails = z.object({
  page: z.enum(BATTLE_PAGES),
  battleType: z.enum(BATTLE_TYPES),
  myState: z.array(battleCreature),
  opponent: z.array(battleCreature),
  /** Null until the first creature is chosen. */
  selectedPokemonId: z.nullable(id),
  opponentSelectedId: z.nullable(id),
  dReceived: z.nullable(attackResult),
  opponentDReceived: z.nullable(attackResult),
  /** The weather with the rounds that it still holds, this one not counted. */
  weather: z.nullable(z.object({ kind: z.enum(WEATHERS), left: z.int().check(z.minimum(1)) })),
  mySide: sideDetails,
  opponentSide: sideDetails,
  userBattaleDetails: z.nullable(z.object({ name: z.string() })),
  gymDetails: z.nullable(gymDetails),
  gymId: z.nullable(z.string()),
  /** The type of the training partners; null in any other battle. */
  trainingType: z.nullable(z.string()),
  /** The tier of a gold battle; null in any other. */
  goldTier: z.nullable(z.string()),
  profile,
  error: z.nullable(z.string()),
  totalExp: count,
  /** Coins won, once the battle is won. */
  coinsWon: count,
  /** The creature caught, on the page `caught`: its id among `opponent`. */
  round: count,
  events: z.array(
    z.custom<BattleEvent>((value) => typeof value === 'object' && value !== null && 'type' in value),
  ),
  /** Chance in percent that each ball catches the wild creature now; null elsewhere. */
  catchChances: z.nullable(z.object(perBall(() => catchChance))),
  /** For each of the four slots of the player's creature, null for a free one; null where nobody can attack. */
  attackPreviews: z.nullable(z.array(z.nullable(attackPreview))),
  /** The map where a wild battle began, so that the way back leads there. */
  mapName: z.nullable(z.string()),
});
export type BattleDetails = z.output<typeof battleDetails>;
export const battleReply = z.object({ battleDetails });
