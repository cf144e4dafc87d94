import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who challenge the first leaders: levels 8 to about 24. */
export const greenLand3Wilds: Wilds = { cellsPerLevel: 3, tables: [meadow, tallGrass, shore] };
