import type { LearnsetEntry } from '../../rules/creatures/types.ts';

/** A learnset from pairs of level (1 to 100) and move key, in the order of levels. */
export function learnset(
  ...rows: readonly (readonly [level: number, move: string])[]
): readonly LearnsetEntry[] {
  return rows.map(([level, move]) => ({ level, move }));
}
