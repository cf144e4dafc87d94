import type { GymRegion } from '../types.ts';
import { cinder } from './cinder.ts';
import { crackle } from './crackle.ts';
import { dusk } from './dusk.ts';
import { holdfast } from './holdfast.ts';
import { rime } from './rime.ts';
import { thornby } from './thornby.ts';
import { tidewell } from './tidewell.ts';
import { windrow } from './windrow.ts';

export const greenreach: GymRegion = {
  name: 'Greenreach',
  leaders: [thornby, crackle, cinder, tidewell, dusk, holdfast, rime, windrow],
};
