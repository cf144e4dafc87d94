import type { GymRegion } from '../types.ts';
import { amaury } from './amaury.ts';
import { bellacorda } from './bellacorda.ts';
import { bras } from './bras.ts';
import { karras } from './karras.ts';
import { mensah } from './mensah.ts';
import { minami } from './minami.ts';
import { orosa } from './orosa.ts';
import { tan } from './tan.ts';
import { tovua } from './tovua.ts';

export const scattersea = {
  name: 'Scattersea',
  description:
    'Ninety islands and no two clocks alike, joined by ferries, gossip and the smell of frying fish. Whatever the sea borrows here, it brings back as something else.',
  leaders: [bras, tovua, amaury, karras, minami, bellacorda, mensah, orosa],
  champion: tan,
} as const satisfies GymRegion;
