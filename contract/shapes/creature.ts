import * as z from 'zod/mini';
import { count, creatureType, id, kind } from './primitives.ts';

const owner = z.object({ id, name: z.string() });
const level = z.int().check(z.minimum(1), z.maximum(100));
/** Name of a move, or empty for a free slot. */
const slot = z.string().check(z.maxLength(64));

/** Maximum number of characters of a nickname. */
export const MOST_NICKNAME = 12;
/** The name that its owner has given a creature, to be shown beside its species; missing if it has none. */
export const nickname = z.optional(z.string());

const fields = {
  id,
  name: z.string(),
  nickname,
  /** Set if the game no longer has the creature's species: only its name is known, and it cannot be used. */
  unknown: z.optional(z.literal(true)),
  kind,
  /** One or two type names joined by `/`; empty if the species is unknown. */
  type: z.string(),
  types: z.array(creatureType).check(z.maxLength(2)),
  level,
  /** Total since level 1. */
  exp: count,
  /**
   * Experience totals at which this level began and the next begins. Not in the specification, like all optional
   * fields.
   */
  levelExp: z.optional(count),
  nextLevelExp: z.optional(count),
  hp: count,
  orginalHp: z.int().check(z.minimum(1)),
  attack1: slot,
  attack2: slot,
  attack3: slot,
  attack4: slot,
  unlockedMoves: z.array(z.string()),
  /** 0 to 5 in the team, -1 outside. */
  team_order: z.int().check(z.minimum(-1), z.maximum(5)),
  in_team: z.boolean(),
  in_trade: z.boolean(),
  in_offer: z.boolean(),
  /** Fingerprint of everything that matters in a trade: species, kind, level and moves. Send it back as `seen`. */
  mark: z.string(),
  canEvolve: z.boolean(),
  /** Empty if the species does not evolve. */
  nextEvoPokemon: z.string(),
  stats: z.optional(z.object({ hp: count, attack: count, defense: count, speed: count })),
};

/** When an offer was made, and whether a creature of either side has changed since, so that it cannot be accepted. */
const offerFields = { id, at: z.optional(z.iso.datetime()), changed: z.optional(z.boolean()) };

/** A creature as its owner sees it in the team and in lists. */
export const creature = z.object({
  ...fields,
  /** Favourites are protected from being given away by accident. */
  favourite: z.boolean(),
  /** The number of its box; missing if it is in none. */
  box: z.optional(z.int()),
  user: owner,
  /** The offers for a listed creature, oldest first; empty for other creatures. */
  offers: z.array(z.object({ ...offerFields, user: owner, pokemons: z.array(z.object(fields)) })),
  /** Only in the list of the player's offers: the listing that this creature is offered for. */
  offeredTo: z.nullable(z.object({ ...fields, user: owner, offer: z.optional(z.object(offerFields)) })),
});
export type Creature = z.output<typeof creature>;

/** An offer as the player who made it sees it; `pokemonOnTrade` is the id of the listed creature. */
export const madeOffer = z.object({
  ...offerFields,
  user: owner,
  pokemons: z.array(creature),
  pokemonOnTrade: id,
});

/** A level and a total of experience, with the totals at which that level began and the next begins. */
const experiencePoint = z.object({ level, exp: count, levelExp: count, nextLevelExp: count });

/**
 * A creature in a battle. Of an opponent's creature it has only what the player may know: no move before its first
 * use.
 */
export const battleCreature = z.object({
  id,
  name: z.string(),
  nickname,
  kind,
  type: z.string(),
  types: z.array(creatureType),
  level,
  hp: count,
  orginalHp: z.int().check(z.minimum(1)),
  attack1: slot,
  attack2: slot,
  attack3: slot,
  attack4: slot,
  team_order: z.int(),
  status: z.nullable(z.enum(['burn', 'freeze', 'paralyz', 'poison', 'sleep'])),
  /** What the creature's experience was and is, once the battle is won. */
  growth: z.optional(z.object({ before: experiencePoint, after: experiencePoint })),
});
export type BattleCreature = z.output<typeof battleCreature>;

export const creaturePage = z.object({ pokemons: z.array(creature), count });
export const changedCreatures = z.object({ pokemons: z.array(creature) });
