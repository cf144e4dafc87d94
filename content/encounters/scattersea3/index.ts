import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { sand } from './sand.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';

/** For players who have beaten Harkmoor: levels 44 to about 54. */
export const scattersea3Wilds: Wilds = { cellsPerLevel: 4, tables: [meadow, tallGrass, sand, shore, rocks] };
