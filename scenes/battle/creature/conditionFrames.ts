import type { FrameName } from '../effects/frames.ts';
import type { Cause } from '../plan.ts';

/** The particle that is shown round a creature with a condition. */
export const conditionFrames: Readonly<Record<Cause, FrameName>> = {
  burn: 'fire.main',
  freeze: 'ice.second',
  paralyz: 'electric.main',
  poison: 'poison.second',
  sleep: 'common.doze',
  confuse: 'common.dizzy',
  flinch: 'common.startled',
  seed: 'grass.main',
  trap: 'common.bond',
  recharge: 'common.breath',
};
