import type { Look } from '../look.ts';
import { dancer } from './dancer.ts';
import { drover } from './drover.ts';
import { gardener } from './gardener.ts';
import { hopper } from './hopper.ts';
import { racer } from './racer.ts';
import { rocker } from './rocker.ts';
import { scholar } from './scholar.ts';
import { skipper } from './skipper.ts';
import { sledder } from './sledder.ts';
import { storyteller } from './storyteller.ts';
import { wayfarer } from './wayfarer.ts';
import { woodcutter } from './woodcutter.ts';

/** All looks that a player can choose, in the order in which they are offered. */
export const looks: readonly Look[] = [
  wayfarer,
  gardener,
  scholar,
  racer,
  storyteller,
  woodcutter,
  drover,
  hopper,
  dancer,
  skipper,
  rocker,
  sledder,
];
