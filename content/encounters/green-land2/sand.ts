import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The beach and what the sea washes up on it. */
export const sand: EncounterTable = {
  ground: 'sand',
  percent: 9,
  entries: [
    common('shinglet', 9, 11),
    common('dustkit', 9, 11, 0, 'dawn', 'day', 'dusk'),
    common('flotsoul', 9, 11, 0, 'night'),
    common('snickub', 9, 11, 0, 'dusk', 'night'),
    uncommon('jabrimp', 9, 11),
    uncommon('molder', 9, 11, 0, 'dawn', 'day'),
    uncommon('pricklo', 9, 11, 0, 'day', 'dusk'),
    uncommon('sherdlin', 9, 11, 0, 'dusk', 'night'),
    uncommon('trilobit', 21, 24, 11),
    uncommon('rivetle', 21, 24, 11),
    uncommon('icequill', 22, 25, 12, 'dawn', 'night'),
    rare('nubwhal', 15, 17, 10),
    rare('ingotail', 24, 27, 11, 'dusk', 'night'),
    rare('cragclaw', 25, 27, 11),
    rare('trilobastion', 30, 33, 12, 'dawn', 'day'),
    rare('ossuwyrm', 32, 35, 12, 'night'),
  ],
};
