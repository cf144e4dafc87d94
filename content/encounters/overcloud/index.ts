import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { snow } from './snow.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten three leaders of Scattersea: levels 44 to about 54. */
export const overcloudWilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, snow, rocks] };
