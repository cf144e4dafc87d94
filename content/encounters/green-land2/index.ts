import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { sand } from './sand.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';
import { wood } from './wood.ts';

/** For players who have beaten a few gyms: levels 10 to about 40, except for a few fabled creatures. */
export const greenLand2Wilds: Wilds = {
  cellsPerLevel: 2,
  tables: [meadow, tallGrass, wood, sand, shore, rocks],
};
