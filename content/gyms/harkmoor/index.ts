import type { GymRegion } from '../types.ts';
import { callan } from './callan.ts';
import { eskil } from './eskil.ts';
import { hollow } from './hollow.ts';
import { pascoe } from './pascoe.ts';
import { sattar } from './sattar.ts';
import { stanek } from './stanek.ts';
import { strang } from './strang.ts';
import { vane } from './vane.ts';
import { wintersgill } from './wintersgill.ts';

export const harkmoor = {
  name: 'Harkmoor',
  description:
    'A brown and purple country of bog, heather and standing stones, where the mist comes to the door like a neighbour. People say little here, and mean most of it.',
  leaders: [pascoe, eskil, callan, sattar, stanek, strang, hollow, wintersgill],
  champion: vane,
} as const satisfies GymRegion;
