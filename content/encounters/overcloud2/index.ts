import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { snow } from './snow.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten Scattersea: levels 50 to about 62. */
export const overcloud2Wilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, snow, rocks] };
