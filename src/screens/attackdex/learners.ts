import { species } from '../../../content/species/index.ts';
import type { Species } from '../../../rules/creatures/types.ts';
import type { Move } from '../../../rules/model/moves.ts';

/** A species that learns a move, and from which level on. */
export interface Learner {
  readonly species: Species;
  readonly level: number;
}

/** Learners by move key, sorted by level, then in the order of the Pokedex. */
const byMove = new Map<string, Learner[]>();
for (const each of Object.values(species)) {
  for (const { level, move } of each.learnset) {
    const known = byMove.get(move) ?? [];
    byMove.set(move, [...known, { species: each, level }]);
  }
}
for (const learners of byMove.values()) learners.sort((one, other) => one.level - other.level);

/** Returns all species that learn the move. */
export const learnersOf = (move: Move): readonly Learner[] => byMove.get(move.name.toLowerCase()) ?? [];
