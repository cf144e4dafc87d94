import { checkCatalogue } from './catalogue.ts';
import type { Content } from './content.ts';
import { checkGyms } from './gyms/gyms.ts';
import { checkEncounters } from './maps/encounters.ts';
import { checkSwitches } from './maps/switches.ts';
import { checkWorld } from './maps/world.ts';
import { checkMove } from './moves.ts';
import { checkObtainable } from './obtainable.ts';
import { checkShape, type Problem, reporter } from './problem.ts';
import { itemSchema } from './schema.ts';
import { checkSpecies } from './species.ts';
import { checkStarters } from './starters.ts';

/** Every mistake in the content: shapes, and every reference from one part to another. Empty if there are none. */
export function checkContent(content: Content): Problem[] {
  return [
    ...Object.entries(content.species).flatMap(([id, entry]) => checkSpecies(id, entry, content)),
    ...checkCatalogue(content),
    ...Object.entries(content.moves).flatMap(([key, move]) => checkMove(key, move)),
    ...Object.entries(content.encounters).flatMap(([map, wilds]) => checkEncounters(map, wilds, content)),
    ...checkWorld(content),
    ...checkSwitches(content),
    ...checkObtainable(content),
    ...Object.entries(content.items).flatMap(([key, item]) =>
      checkShape(itemSchema, item, reporter('items', key)),
    ),
    ...checkStarters(content),
    ...checkGyms(content, content.regions),
  ];
}
