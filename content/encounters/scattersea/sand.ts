import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The beaches round the town. */
export const sand: EncounterTable = {
  ground: 'sand',
  percent: 8,
  entries: [
    uncommon('filamel', 34, 36),
    uncommon('cobblet', 34, 36),
    common('shinglet', 34, 36),
    common('dustkit', 34, 36, 0, 'dawn', 'day', 'dusk'),
    common('brookfin', 34, 36),
    common('jabrimp', 34, 36, 0, 'dawn', 'day', 'dusk'),
    common('blotlet', 34, 36, 0, 'dusk', 'night'),
    uncommon('stiltlet', 34, 36, 0, 'dawn', 'day'),
    uncommon('sherdlin', 34, 36, 0, 'dusk', 'night'),
    uncommon('trilobit', 34, 36),
    uncommon('rivetle', 34, 36),
    uncommon('postwren', 34, 36, 0, 'dawn', 'day'),
    uncommon('molder', 34, 36, 0, 'dusk', 'night'),
    uncommon('jellume', 34, 36, 0, 'night'),
    uncommon('voltwit', 34, 36, 0, 'day'),
    rare('wallopo', 34, 36, 8),
    rare('medusage', 34, 36, 8, 'night'),
  ],
};
