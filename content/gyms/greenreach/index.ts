import type { GymRegion } from '../types.ts';
import { cinder } from './cinder.ts';
import { crackle } from './crackle.ts';
import { dusk } from './dusk.ts';
import { holdfast } from './holdfast.ts';
import { oduya } from './oduya.ts';
import { rime } from './rime.ts';
import { thornby } from './thornby.ts';
import { tidewell } from './tidewell.ts';
import { windrow } from './windrow.ts';

export const greenreach = {
  name: 'Greenreach',
  description:
    'Meadows, orchards and slow rivers, where every gate has a latch and every latch a story. Most journeys begin here, usually after breakfast.',
  leaders: [thornby, crackle, cinder, tidewell, dusk, holdfast, rime, windrow],
  champion: oduya,
} as const satisfies GymRegion;
