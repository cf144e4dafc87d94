import type { MoteLook } from '../shared/motes.ts';
import type { Cause } from './plan.ts';
import { typeLooks } from './typeLooks.ts';

/** What is seen round a creature with a condition. */
export const conditionLooks: Readonly<Record<Cause, MoteLook>> = {
  burn: typeLooks.fire,
  freeze: typeLooks.ice,
  paralyz: typeLooks.electric,
  poison: typeLooks.poison,
  sleep: { shape: 'crescent', fill: '#c7c9f2', line: '#3f3f78' },
  confuse: { shape: 'ring', fill: '#ffd95e', line: '#8a5a00' },
  flinch: { shape: 'star', fill: '#ffe9a8', line: '#8a5a00' },
  seed: typeLooks.grass,
  trap: { shape: 'ring', fill: '#d9ab68', line: '#63351a' },
  recharge: { shape: 'puff', fill: '#ffffff', line: '#7a86a0' },
};
