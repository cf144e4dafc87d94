import * as z from 'zod/mini';
import { creature } from './creature.ts';
import { count, creatureType } from './primitives.ts';

const lesson = z.object({
  /** Name of the move as in `unlockedMoves`. */
  move: z.string(),
  type: creatureType,
  power: count,
  /** Percent. */
  accuracy: count,
  /** The level at which the creature would learn it by itself. */
  level: count,
  /** Coins. */
  price: count,
});
export type LessonView = z.output<typeof lesson>;

/** The tutor's offers for the team, and the player's coins. */
export const tutor = z.object({
  coins: count,
  pupils: z
    .array(z.object({ creature, lessons: z.array(lesson).check(z.maxLength(20)) }))
    .check(z.maxLength(6)),
});
export type TutorView = z.output<typeof tutor>;
