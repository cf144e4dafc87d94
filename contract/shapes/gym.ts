import * as z from 'zod/mini';
import { count, creatureType } from './primitives.ts';

const level = z.int().check(z.minimum(1), z.maximum(100));

/** What players may know of a leader or champion before the battle. */
export const gym = z.object({
  /** The gym's id, which does not change when the leader is renamed. */
  id: z.string(),
  name: z.string(),
  type: creatureType,
  description: z.string(),
  /** What the leader says to a challenger. */
  before: z.string(),
  /** Number of creatures in the team. */
  size: count,
  /** Lowest and highest level in the team. */
  least: level,
  most: level,
  /** Coins for a victory now: fewer if the leader is already beaten. */
  coins: count,
});

/** The leader in a gym battle, or the rival. */
export const gymDetails = z.object({
  name: z.string(),
  /** The leader's type; omitted for the rival, and if there is no such gym any more. */
  type: z.optional(creatureType),
  /** What the leader says now, to the challenger, the winner or the beaten; omitted if nothing. */
  says: z.optional(z.string()),
});
