import type { RuleBook, Species } from '../../rules/index.ts';

/**
 * Evolution stages that are compared with each other: `first` still evolves and has not evolved yet, `middle` has
 * evolved and evolves again, `last` does not evolve any more.
 */
export const STANDINGS = ['first', 'middle', 'last'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The level at which species of a stage are compared: a level at which players meet them. */
export const LEVELS: Readonly<Record<Standing, number>> = { first: 15, middle: 30, last: 50 };

/** Stage of a species in its line. A species without evolutions counts as `last`. */
export function standingOf({ species }: RuleBook, { id, evolution }: Species): Standing {
  if (!evolution) return 'last';
  return Object.values(species).some((other) => other.evolution?.into === id) ? 'middle' : 'first';
}
