import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Peat pools with more in them than peat. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('tadbane', 26, 28),
    common('gloopet', 26, 28, 0, 'dusk', 'night'),
    common('brookfin', 26, 28, 0, 'dawn', 'day', 'dusk'),
    common('jellume', 26, 28),
    uncommon('flotsoul', 26, 28, 0, 'dusk', 'night'),
    uncommon('blotlet', 26, 28, 0, 'dusk', 'night'),
    uncommon('stiltlet', 26, 28, 0, 'dawn', 'day'),
    uncommon('filamel', 26, 28, 0, 'dusk', 'night'),
    uncommon('rivetle', 26, 28),
    uncommon('shinglet', 26, 28),
    uncommon('icequill', 26, 28, 0, 'dawn', 'day'),
    uncommon('jabrimp', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('voltwit', 26, 28, 0, 'day'),
    rare('curarana', 30, 32, 6),
    rare('stomatitan', 34, 36, 10, 'dawn', 'day', 'dusk'),
    rare('galleghast', 34, 36, 12, 'dusk', 'night'),
  ],
};
