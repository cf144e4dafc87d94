import type { Effect } from '../sounds.ts';
import type { Ground } from './types.ts';

/** The sound effect of a step on each ground, and its volume from 0 to 1. */
export const stepSounds: Readonly<Record<Ground, readonly [effect: Effect, force: number]>> = {
  meadow: ['step-grass', 0.45],
  'tall-grass': ['rustle', 0.4],
  wood: ['step-grass', 0.55],
  path: ['step-sand', 0.4],
  sand: ['step-sand', 0.5],
  shore: ['step-water', 0.45],
  rocks: ['step-sand', 0.7],
  bridge: ['step-wood', 0.55],
  floor: ['step-wood', 0.45],
  water: ['step-water', 0.6],
  cliff: ['step-sand', 0.5],
  snow: ['step-sand', 0.35],
  ledge: ['step-grass', 0.45],
  cloud: ['step-sand', 0.5],
  ice: ['step-wood', 0.15],
};
