import type { RuleBook, Species } from '../../rules/index.ts';

/** Equals of a stage: what grows twice or once more and has not grown yet, what is in the middle, what is grown up. */
export const STANDINGS = ['first', 'middle', 'last'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The level at which equals are compared: one at which they are met. */
export const LEVELS: Readonly<Record<Standing, number>> = { first: 15, middle: 30, last: 50 };

/** Where a species stands in its line. A species without a line is grown up. */
export function standingOf({ species }: RuleBook, { id, evolution }: Species): Standing {
  if (!evolution) return 'last';
  return Object.values(species).some((other) => other.evolution?.into === id) ? 'middle' : 'first';
}
