import type { Wilds } from '../../../rules/world/types.ts';
import { meadow } from './meadow.ts';
import { sand } from './sand.ts';
import { shore } from './shore.ts';
import { tallGrass } from './tallGrass.ts';
import { wood } from './wood.ts';

/** For new players: levels 2 to about 18, except for one fabled creature. */
export const greenLandWilds: Wilds = { cellsPerLevel: 6, tables: [meadow, tallGrass, wood, sand, shore] };
