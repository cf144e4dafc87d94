import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Warm shallows, and what the tide has left in them. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 11,
  entries: [
    uncommon('trilobit', 34, 36),
    uncommon('phialin', 34, 36, 0, 'dawn'),
    common('brookfin', 34, 36),
    common('jellume', 34, 36),
    common('filamel', 34, 36, 0, 'dusk', 'night'),
    common('jabrimp', 34, 36, 0, 'dawn', 'day', 'dusk'),
    common('shinglet', 34, 36),
    uncommon('rivetle', 34, 36),
    uncommon('blotlet', 34, 36, 0, 'dusk', 'night'),
    uncommon('flotsoul', 34, 36, 0, 'dusk', 'night'),
    uncommon('tadbane', 34, 36),
    uncommon('icequill', 34, 36, 0, 'dawn'),
    uncommon('stiltlet', 34, 36, 0, 'dawn', 'day'),
    uncommon('gloopet', 34, 36, 0, 'dusk', 'night'),
    uncommon('crumbit', 34, 36, 0, 'day'),
    uncommon('voltwit', 34, 36, 0, 'day'),
    rare('wallopo', 34, 36, 8, 'dawn', 'dusk', 'night'),
    rare('lodgekin', 34, 36, 6, 'dawn', 'day'),
    rare('galleghast', 36, 38, 12, 'night'),
  ],
};
