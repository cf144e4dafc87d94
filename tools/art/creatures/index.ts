import type { Creature } from '../creature.ts';
import { briarling } from './briarling.ts';
import { emberam } from './emberam.ts';
import { kilnaries } from './kilnaries.ts';
import { kindlam } from './kindlam.ts';
import { podkin } from './podkin.ts';
import { sylvarok } from './sylvarok.ts';

/** Every drawn species. */
export const CREATURES: readonly Creature[] = [briarling, emberam, kilnaries, kindlam, podkin, sylvarok];
