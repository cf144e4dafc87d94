import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players with three badges of Greenreach: levels 18 to about 34. */
export const harkmoorWilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, shore, rocks] };
