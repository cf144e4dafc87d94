import type { Species } from './types.ts';

/** Whether a creature of this level (1 to 100) may evolve: from the level of its species on. */
export function canEvolve(species: Species, level: number): boolean {
  return species.evolution !== undefined && level >= species.evolution.level;
}
