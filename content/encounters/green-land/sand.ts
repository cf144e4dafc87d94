import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The dusty ground between the bridge and the hamlet. */
export const sand: EncounterTable = {
  ground: 'sand',
  percent: 8,
  entries: [
    common('molder', 2, 3),
    common('cobblet', 2, 3),
    common('dustkit', 2, 3, 0, 'dawn', 'day', 'dusk'),
    common('tadbane', 2, 3, 0, 'dusk', 'night'),
    uncommon('gloopet', 2, 3),
    uncommon('rivetle', 3, 4),
    uncommon('shinglet', 2, 2),
    uncommon('pricklo', 3, 4, 0, 'day', 'dusk'),
    uncommon('sherdlin', 3, 4, 0, 'dawn', 'dusk', 'night'),
    uncommon('trilobit', 5, 6, 8),
    uncommon('phialin', 5, 6, 8, 'dawn', 'day'),
    uncommon('flotsoul', 6, 7, 9, 'night'),
    rare('puddlip', 5, 6, 7),
    rare('clinkdil', 6, 7, 9, 'day', 'dusk'),
  ],
};
