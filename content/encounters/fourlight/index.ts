import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten three leaders of Overcloud: levels 60 to about 70. */
export const fourlightWilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, rocks, shore] };
