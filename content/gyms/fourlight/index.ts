import type { GymRegion } from '../types.ts';
import { abebe } from './abebe.ts';
import { haddad } from './haddad.ts';
import { laras } from './laras.ts';
import { moyo } from './moyo.ts';
import { oyelo } from './oyelo.ts';
import { pell } from './pell.ts';
import { quince } from './quince.ts';
import { saarvi } from './saarvi.ts';
import { wrona } from './wrona.ts';

export const fourlight = {
  name: 'Fourlight',
  description:
    'The high plain where the four hours of the wild meet: dawn in the east wood, noon on the stones, dusk over the reeds, midnight in the lake. Nobody owns a watch, and nobody is late.',
  leaders: [moyo, quince, haddad, pell, wrona, laras, saarvi, oyelo],
  champion: abebe,
} as const satisfies GymRegion;
