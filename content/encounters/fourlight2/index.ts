import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { shore } from './shore.ts';
import { snow } from './snow.ts';
import { tallGrass } from './tallGrass.ts';
import { wood } from './wood.ts';

/** For players who have beaten Overcloud: levels 66 to about 76. */
export const fourlight2Wilds: Wilds = {
  cellsPerLevel: 4,
  tables: [meadow, tallGrass, wood, rocks, snow, shore],
};
