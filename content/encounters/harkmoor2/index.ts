import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten Greenreach: levels 26 to about 42. */
export const harkmoor2Wilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, shore, rocks] };
