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

/** Lasting effects on one side. Events have announced all of them. */
export const sideDetails = z.object({
  /** Rounds that the screen still lasts, 0 without a screen. */
  screen: count,
  /** Whether the side has used its great move of the battle; absent in replies kept from before there were any. */
  greatUsed: z.optional(z.boolean()),
  sapped: z.boolean(),
  trapped: z.boolean(),
  confused: z.boolean(),
  /** The creature must rest in the next round. */
  resting: z.boolean(),
  /** The move that the creature must use next, because it is charging it or raging; null for a free choice. */
  bound: z.nullable(z.string()),
  /** The creature cannot be hit until it strikes. */
  hidden: z.boolean(),
  changes: z.object({ attack: stage, defense: stage, speed: stage, accuracy: stage, evasion: stage }),
});
export type SideDetails = z.output<typeof sideDetails>;

/**
 * Forecast of an attack in the current state: damage in hit points without a critical hit, and hit chance in percent.
 */
export const attackPreview = z.object({
  least: count,
  most: count,
  chance: z.number().check(z.minimum(0), z.maximum(100)),
});
export type AttackPreview = z.output<typeof attackPreview>;

const catchChance = z.number().check(z.minimum(0), z.maximum(100));

/** What the player has for the first time since this battle's end; a field is absent where it is not the first. */
const firsts = z.object({
  /** The creature caught is the first of its species. */
  species: z.optional(z.literal(true)),
  /** The creature caught is the first shiny or the first dark one. */
  kind: z.optional(z.literal(true)),
  badge: z.optional(
    z.object({
      region: z.string(),
      /** Badges of the region's leaders that the player has now, of all of them. */
      won: count,
      all: count,
      /** Whether it is the badge of the region's champion. */
      champion: z.boolean(),
      /** The region that this badge has opened. */
      opens: z.optional(z.string()),
    }),
  ),
});

/** What `error` says of a throw that caught nothing. */
export const THROW_ERRORS = {
  notCaught: 'Not caught',
  noBallLeft: 'You have none of these balls left',
} as const;

/** Battle state, limited to what the player may know. */
export const battleDetails = z.object({
  page: z.enum(BATTLE_PAGES),
  /** The player has run away: the battle is over, with the page `roundResults` and nothing that follows it. */
  fled: z.optional(z.literal(true)),
  battleType: z.enum(BATTLE_TYPES),
  myState: z.array(battleCreature),
  opponent: z.array(battleCreature),
  /** Null until the first creature is chosen. */
  selectedPokemonId: z.nullable(id),
  opponentSelectedId: z.nullable(id),
  dReceived: z.nullable(attackResult),
  opponentDReceived: z.nullable(attackResult),
  /** The weather and the rounds that it still lasts, without the current one. */
  weather: z.nullable(z.object({ kind: z.enum(WEATHERS), left: z.int().check(z.minimum(1)) })),
  mySide: sideDetails,
  opponentSide: sideDetails,
  /** The user whose team it is; `title`: the id of the title worn at the start, absent for none and in replays. */
  userBattaleDetails: z.nullable(z.object({ name: z.string(), title: z.optional(z.string()) })),
  gymDetails: z.nullable(gymDetails),
  gymId: z.nullable(z.string()),
  /** The type of the training partners; null in other battles. */
  trainingType: z.nullable(z.string()),
  /** The tier of a gold battle, `cup-` and the key of the tournament in one of its battles; null in other battles. */
  goldTier: z.nullable(z.string()),
  profile,
  /** One of `THROW_ERRORS`. */
  error: z.nullable(z.string()),
  totalExp: count,
  /** Coins won; set once the battle is won. */
  coinsWon: count,
  /** On the page `caught`, the id in `opponent` of the creature caught. */
  round: count,
  events: z.array(
    z.custom<BattleEvent>((value) => typeof value === 'object' && value !== null && 'type' in value),
  ),
  /** Chance in percent of each ball to catch the wild creature now; null in other battles. */
  catchChances: z.nullable(z.object(perBall(() => catchChance))),
  /** One entry per move slot of the player's creature, null for a free slot. Null if no attack is possible now. */
  attackPreviews: z.nullable(z.array(z.nullable(attackPreview))),
  /** The map where a wild battle or one against the rival began; the player returns to it. */
  mapName: z.nullable(z.string()),
  /** What the cell is made of on which the wild creature was met; absent in other battles and in replays. */
  ground: z.optional(z.string()),
  firsts: z.optional(firsts),
  /** The tournament whose battle was won, by its key, and how many of its battles are won. */
  cup: z.optional(z.object({ cup: z.string(), won: count, all: count })),
  /** Which of the battles against the rival it is, from 1, and where the next one is; absent in other battles and in replays. */
  rival: z.optional(
    z.object({
      place: count,
      all: count,
      /** Its map, and the badges that it takes; absent in the last one. */
      next: z.optional(z.object({ map: z.string(), badges: count })),
    }),
  ),
  /** What the Pokedex says of the creature that was caught. */
  pokedexText: z.optional(z.string()),
});
export type BattleDetails = z.output<typeof battleDetails>;
export const battleReply = z.object({ battleDetails });
