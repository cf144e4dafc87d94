import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The sand of the spiral, which is never where it was. */
export const sand: EncounterTable = {
  ground: 'sand',
  percent: 9,
  entries: [
    uncommon('filamel', 44, 46),
    uncommon('cobblet', 44, 46),
    common('shinglet', 44, 46),
    common('dustkit', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('brookfin', 44, 46),
    common('jabrimp', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('blotlet', 44, 46, 0, 'dusk', 'night'),
    uncommon('stiltlet', 44, 46, 0, 'dawn', 'day'),
    uncommon('sherdlin', 44, 46, 0, 'dusk', 'night'),
    uncommon('trilobit', 44, 46),
    uncommon('rivetle', 44, 46),
    uncommon('postwren', 44, 46, 0, 'dawn', 'day'),
    uncommon('molder', 44, 46, 0, 'dusk', 'night'),
    uncommon('jellume', 44, 46, 0, 'night'),
    uncommon('voltwit', 44, 46, 0, 'day'),
    rare('oraclam', 46, 48, 8, 'dawn', 'dusk'),
    rare('galleghast', 44, 46, 6, 'dusk', 'night'),
  ],
};
