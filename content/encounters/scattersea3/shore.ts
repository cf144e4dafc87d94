import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Pools that turn, slowly, all the same way. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    uncommon('trilobit', 44, 46),
    uncommon('phialin', 44, 46, 0, 'dawn'),
    common('brookfin', 44, 46),
    common('jellume', 44, 46),
    common('filamel', 44, 46, 0, 'dusk', 'night'),
    common('jabrimp', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('shinglet', 44, 46),
    uncommon('rivetle', 44, 46),
    uncommon('blotlet', 44, 46, 0, 'dusk', 'night'),
    uncommon('flotsoul', 44, 46, 0, 'dusk', 'night'),
    uncommon('tadbane', 44, 46),
    uncommon('icequill', 44, 46, 0, 'dawn'),
    uncommon('stiltlet', 44, 46, 0, 'dawn', 'day'),
    uncommon('gloopet', 44, 46, 0, 'dusk', 'night'),
    uncommon('crumbit', 44, 46, 0, 'day'),
    uncommon('voltwit', 44, 46, 0, 'day'),
    rare('oraclam', 46, 48, 10),
    rare('kalligraken', 46, 48, 6, 'dusk', 'night'),
    rare('medusage', 44, 46, 4),
  ],
};
