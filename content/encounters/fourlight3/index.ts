import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { snow } from './snow.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten Overcloud: levels 70 to about 78. */
export const fourlight3Wilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, snow, rocks] };
