import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Between the islands, up to the knees. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    uncommon('trilobit', 40, 42),
    uncommon('phialin', 40, 42, 0, 'dawn'),
    common('brookfin', 40, 42),
    common('jellume', 40, 42),
    common('filamel', 40, 42, 0, 'dusk', 'night'),
    common('jabrimp', 40, 42, 0, 'dawn', 'day', 'dusk'),
    common('shinglet', 40, 42),
    uncommon('rivetle', 40, 42),
    uncommon('blotlet', 40, 42, 0, 'dusk', 'night'),
    uncommon('flotsoul', 40, 42, 0, 'dusk', 'night'),
    uncommon('tadbane', 40, 42),
    uncommon('icequill', 40, 42, 0, 'dawn'),
    uncommon('stiltlet', 40, 42, 0, 'dawn', 'day'),
    uncommon('gloopet', 40, 42, 0, 'dusk', 'night'),
    uncommon('crumbit', 40, 42, 0, 'day'),
    uncommon('voltwit', 40, 42, 0, 'day'),
    rare('narvane', 40, 42, 6),
    rare('medusage', 40, 42, 8, 'night'),
  ],
};
