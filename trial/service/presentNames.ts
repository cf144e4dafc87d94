import { presentMove } from '../../content/moves/formerNames.ts';
import { presentId } from '../../content/species/formerNames.ts';
import type { SavedGame } from './savedGame.ts';

/** Carries a saved game over to the present names of its species and moves, in place; battles are read by the former ones. */
export function withPresentNames(saved: SavedGame): SavedGame {
  for (const creature of saved.creatures) {
    creature.species = presentId(creature.species);
    creature.moves = creature.moves.map(presentMove);
  }
  if (saved.encounter) saved.encounter = { ...saved.encounter, species: presentId(saved.encounter.species) };
  for (const [species, entry] of Object.entries(saved.pokedex)) {
    const present = presentId(species);
    if (present === species) continue;
    delete saved.pokedex[species];
    saved.pokedex[present] = entry;
  }
  return saved;
}
