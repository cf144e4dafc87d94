import * as z from 'zod/mini';
import { HOURS, TIERS } from '../../rules/world/types.ts';
import { count, creatureType, kind } from './primitives.ts';

export const MAP_NAMES = [
  'green_land',
  'green_land2',
  'green_land3',
  'harkmoor',
  'harkmoor2',
  'harkmoor3',
  'scattersea',
  'scattersea2',
  'scattersea3',
  'overcloud',
  'overcloud2',
  'overcloud3',
  'fourlight',
  'fourlight2',
  'fourlight3',
] as const;

export const wildCreature = z.object({
  name: z.string(),
  level: z.int(),
  kind,
  types: z.optional(z.array(creatureType)),
  /** How rare it is where the player met it; omitted where it does not live any more. */
  tier: z.optional(z.enum(TIERS)),
});
export type WildCreature = z.output<typeof wildCreature>;

/** Top-left pixel of the player's cell, 0 to 480 in steps of 16. */
const pixel = z.int().check(z.minimum(0), z.maximum(480), z.multipleOf(16));
const free = z.boolean();
/** Column or row of a cell, from 0 at the top left. */
export const cellIndex = z.int().check(z.minimum(0), z.maximum(30));

/** A gate that is closed for the player: to which map it leads, and how many leaders of a region have to be beaten. */
export const closedGate = z.object({
  mapName: z.enum(MAP_NAMES),
  region: z.string(),
  badges: count,
  /** How many of that region the player has beaten. */
  won: count,
});
export type ClosedGate = z.output<typeof closedGate>;

/** How a thing on the ground looks: a ball, a purse, or a bush with berries or without. */
export const THING_LOOKS = ['ball', 'purse', 'berries', 'picked'] as const;

/** A thing that the player can see on a cell of the map, or a bush. What is hidden or was taken is not named. */
export const lyingThing = z.object({ x: cellIndex, y: cellIndex, looks: z.enum(THING_LOOKS) });
export type LyingThing = z.output<typeof lyingThing>;

/** What lies on a map for the player. */
export const lyingThings = z.array(lyingThing).check(z.maxLength(16));

/** What was found: how many coins, items of a key, or draughts for the flask. */
export const find = z.object({ what: z.string(), count });
export type Find = z.output<typeof find>;

/** A switch of a map, and whether the player has it on. */
const mapSwitch = z.object({ x: cellIndex, y: cellIndex, on: z.boolean() });

/** A cell that switches open and close. */
const mapBarrier = z.object({ x: cellIndex, y: cellIndex, open: z.boolean() });

export const mapReply = z.object({
  mapName: z.enum(MAP_NAMES),
  mapPos: z.object({ x: pixel, y: pixel }),
  availablePos: z.object({ n: free, ne: free, e: free, se: free, s: free, sw: free, w: free, nw: free }),
  /** The hour of the Emberwild, which decides the light and the wild creatures. */
  hour: z.enum(HOURS),
  /** Milliseconds until the next hour begins. */
  hourEndsIn: z.int().check(z.minimum(1)),
  pokemon: z.optional(wildCreature),
  /** The closed gates of the map. Omitted where there can be none, and after a step that leads to no exit. */
  gates: z.optional(z.array(closedGate)),
  /** What lies on the map. Omitted after a step on the same map, which takes nothing. */
  things: z.optional(lyingThings),
  /** Steps that are left of each lure that the player has. Omitted without any. */
  lures: z.optional(z.record(z.string(), count)),
  /** The switches of the map, each of which a step onto it switches. Omitted on maps without any. */
  switches: z.optional(z.array(mapSwitch).check(z.maxLength(8))),
  /** What the switches open and close. Omitted on maps without any. */
  barriers: z.optional(z.array(mapBarrier).check(z.maxLength(8))),
});
export type MapReply = z.output<typeof mapReply>;
