import { fillSlots } from './growth.ts';
import { type Slots, unlockedMoves } from './moves.ts';
import type { Species } from './types.ts';

/** Whether a creature of this level (1 to 100) may evolve: its species evolves at this level or an earlier one. */
export function canEvolve(species: Species, level: number): boolean {
  return species.evolution !== undefined && level >= species.evolution.level;
}

/**
 * The moves of a creature after it has evolved: its old ones, and in free slots the moves that the new species has
 * learned by this level and the old one has not.
 */
export function evolvedMoves(
  before: Species,
  after: Species,
  { level, moves }: { readonly level: number; readonly moves: readonly string[] },
): Slots {
  const known = new Set(unlockedMoves(before, level));
  return fillSlots(
    moves,
    unlockedMoves(after, level).filter((move) => !known.has(move)),
  );
}
