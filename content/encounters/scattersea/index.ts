import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { sand } from './sand.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players with three badges of Harkmoor: levels 34 to about 42. */
export const scatterseaWilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, sand, shore] };
