import * as z from 'zod/mini';
import { count, creatureType } from './primitives.ts';

const level = z.int().check(z.minimum(1), z.maximum(100));

/** What players may know of a leader or champion before the battle. */
export const gym = z.object({
  /** The gym's id, which stays the same whatever the leader is called. */
  id: z.string(),
  name: z.string(),
  type: creatureType,
  description: z.string(),
  /** What is said to a challenger. */
  before: z.string(),
  /** Number of creatures in the team. */
  size: count,
  /** Lowest and highest level in the team. */
  least: level,
  most: level,
  /** Coins that a victory would bring now: less for a leader who is beaten. */
  coins: count,
});

/** The leader in a gym battle. */
export const gymDetails = z.object({
  name: z.string(),
  /** What the leader says now: to the challenger, to the winner. Left out: nothing. */
  says: z.optional(z.string()),
});
