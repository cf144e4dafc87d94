import { effectQuarters } from '../../creatures/typeChart.ts';
import { CREATURE_TYPES } from '../../creatures/types.ts';

const COUNT = CREATURE_TYPES.length;
const PAIRS = COUNT * COUNT;

/** Number of a pair of types; a creature of one type counts as a pair of the same. */
export const pairOf = (first: number, second: number): number => first * COUNT + second;

/** Quarters of a move's damage against every pair of types: 324 for each attacking type. */
const QUARTERS = Uint8Array.from(
  CREATURE_TYPES.flatMap((move) =>
    CREATURE_TYPES.flatMap((first) =>
      CREATURE_TYPES.map((second) => effectQuarters(move, first === second ? [first] : [first, second])),
    ),
  ),
);

/** Effectiveness of a move's type against a pair, in quarters: 0, 1, 2, 4, 8 or 16. */
export const quartersOf = (moveType: number, pair: number): number => QUARTERS[moveType * PAIRS + pair]!;
