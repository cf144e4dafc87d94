import type { Species } from '../../rules/creatures/types.ts';

/** So many levels before its time a creature can be taught a move. */
export const LEVELS_AHEAD = 10;

const BASE_PRICE = 300;
const PRICE_A_LEVEL = 60;

/** A move that the tutor teaches a creature. */
export interface Lesson {
  /** Key of the move. */
  readonly move: string;
  /** The level, 2 to 100, at which the creature would learn it by itself. */
  readonly level: number;
  /** Coins. */
  readonly price: number;
}

/** Coins for a move that is learned at a level, 1 to 100. */
export const lessonPrice = (level: number): number => BASE_PRICE + PRICE_A_LEVEL * level;

/**
 * The moves that a creature can be taught now: those of its learnset that it would learn within the next ten levels,
 * without those that it has. Moves of its level and below are chosen freely, and nobody is paid for them.
 */
export function lessonsFor(
  { learnset }: Pick<Species, 'learnset'>,
  level: number,
  moves: readonly string[],
): Lesson[] {
  const known = new Set([...moves, ...learnset.filter((one) => one.level <= level).map(({ move }) => move)]);
  return learnset
    .filter((one) => one.level <= level + LEVELS_AHEAD && !known.has(one.move))
    .toSorted((one, other) => one.level - other.level)
    .map((one) => ({ move: one.move, level: one.level, price: lessonPrice(one.level) }));
}
