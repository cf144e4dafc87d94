import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Both banks of the brook, which is as slow as everything here. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('brookfin', 8, 10),
    common('tadbane', 8, 10),
    common('voltwit', 8, 10, 0, 'dawn', 'day'),
    common('gloopet', 8, 10, 0, 'dusk', 'night'),
    uncommon('stiltlet', 8, 10, 0, 'dawn', 'day'),
    uncommon('filamel', 8, 10, 0, 'dusk', 'night'),
    uncommon('rivetle', 8, 10),
    uncommon('jellume', 8, 10),
    uncommon('jabrimp', 9, 11, 3),
    uncommon('shinglet', 9, 11, 3),
    uncommon('flotsoul', 9, 11, 3, 'dusk', 'night'),
    rare('puddlip', 9, 11, 4),
    rare('dampaw', 9, 11, 4),
    rare('nippet', 11, 13, 6, 'dawn', 'night'),
  ],
};
