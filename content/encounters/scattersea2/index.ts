import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { rocks } from './rocks.ts';
import { sand } from './sand.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';
import { wood } from './wood.ts';

/** For players who have beaten Harkmoor: levels 40 to about 48. */
export const scattersea2Wilds: Wilds = {
  cellsPerLevel: 4,
  tables: [meadow, tallGrass, sand, shore, rocks, wood],
};
