import type { GymRegion } from '../types.ts';
import { aikio } from './aikio.ts';
import { diallo } from './diallo.ts';
import { huanca } from './huanca.ts';
import { karaly } from './karaly.ts';
import { lhawang } from './lhawang.ts';
import { merak } from './merak.ts';
import { qamar } from './qamar.ts';
import { tuyet } from './tuyet.ts';
import { zahnd } from './zahnd.ts';

export const overcloud = {
  name: 'Overcloud',
  description:
    'Peaks that stand out of a white sea of cloud, tied together by rope bridges and one stubborn railway. The air is thin, the tea is salted, and everybody walks slowly on purpose.',
  leaders: [lhawang, huanca, diallo, tuyet, aikio, qamar, zahnd, karaly],
  champion: merak,
} as const satisfies GymRegion;
