import type { Look } from '../look.ts';
import { dancer } from './dancer.ts';
import { diver } from './diver.ts';
import { drover } from './drover.ts';
import { fox } from './fox.ts';
import { gardener } from './gardener.ts';
import { hopper } from './hopper.ts';
import { lamplighter } from './lamplighter.ts';
import { racer } from './racer.ts';
import { rocker } from './rocker.ts';
import { scholar } from './scholar.ts';
import { skipper } from './skipper.ts';
import { sledder } from './sledder.ts';
import { stargazer } from './stargazer.ts';
import { storyteller } from './storyteller.ts';
import { toadstool } from './toadstool.ts';
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
  fox,
  toadstool,
  diver,
  stargazer,
  lamplighter,
];
