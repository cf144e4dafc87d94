import * as z from 'zod/mini';
import { HOURS, TIERS } from '../../rules/world/types.ts';
import { creatureType, kind } from './primitives.ts';

export const MAP_NAMES = ['green_land', 'green_land2'] as const;

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

export const mapReply = z.object({
  mapName: z.enum(MAP_NAMES),
  mapPos: z.object({ x: pixel, y: pixel }),
  availablePos: z.object({ n: free, ne: free, e: free, se: free, s: free, sw: free, w: free, nw: free }),
  /** The hour of the Emberwild, which decides the light and the wild creatures. */
  hour: z.enum(HOURS),
  /** Milliseconds until the next hour begins. */
  hourEndsIn: z.int().check(z.minimum(1)),
  pokemon: z.optional(wildCreature),
});
export type MapReply = z.output<typeof mapReply>;
