import type { Species } from './types.ts';

/** Four move slots: lowercase move names, `''` for a free slot. */
export type Slots = [string, string, string, string];

/** Lowercase names of the moves that a creature of this level may choose from, each once, in learning order. */
export function unlockedMoves(species: Species, level: number): string[] {
  const known = species.learnset.filter((entry) => entry.level <= level);
  const ordered = known.toSorted((one, other) => one.level - other.level);
  return [...new Set(ordered.map((entry) => entry.move))];
}

/** The newest four of the unlocked moves, oldest first; free slots at the end. */
export function startingMoves(species: Species, level: number): Slots {
  const [first = '', second = '', third = '', fourth = ''] = unlockedMoves(species, level).slice(-4);
  return [first, second, third, fourth];
}
