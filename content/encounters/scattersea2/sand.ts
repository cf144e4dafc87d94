import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Bars that are islands twice a day. */
export const sand: EncounterTable = {
  ground: 'sand',
  percent: 9,
  entries: [
    uncommon('filamel', 40, 42),
    uncommon('cobblet', 40, 42),
    common('shinglet', 40, 42),
    common('dustkit', 40, 42, 0, 'dawn', 'day', 'dusk'),
    common('brookfin', 40, 42),
    common('jabrimp', 40, 42, 0, 'dawn', 'day', 'dusk'),
    common('blotlet', 40, 42, 0, 'dusk', 'night'),
    uncommon('stiltlet', 40, 42, 0, 'dawn', 'day'),
    uncommon('sherdlin', 40, 42, 0, 'dusk', 'night'),
    uncommon('trilobit', 40, 42),
    uncommon('rivetle', 40, 42),
    uncommon('postwren', 40, 42, 0, 'dawn', 'day'),
    uncommon('molder', 40, 42, 0, 'dusk', 'night'),
    uncommon('jellume', 40, 42, 0, 'night'),
    uncommon('voltwit', 40, 42, 0, 'day'),
    rare('narvane', 40, 42, 8, 'dawn', 'night'),
  ],
};
