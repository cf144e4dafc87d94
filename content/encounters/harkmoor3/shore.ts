import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Round the lake, and round the chapel in it. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('tadbane', 30, 32),
    common('gloopet', 30, 32, 0, 'dusk', 'night'),
    common('brookfin', 30, 32, 0, 'dawn', 'day', 'dusk'),
    common('jellume', 30, 32),
    uncommon('flotsoul', 30, 32, 0, 'dusk', 'night'),
    uncommon('blotlet', 30, 32, 0, 'dusk', 'night'),
    uncommon('stiltlet', 30, 32, 0, 'dawn', 'day'),
    uncommon('filamel', 30, 32, 0, 'dusk', 'night'),
    uncommon('rivetle', 30, 32),
    uncommon('shinglet', 30, 32),
    uncommon('icequill', 30, 32, 0, 'dawn', 'day'),
    uncommon('jabrimp', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('voltwit', 30, 32, 0, 'day'),
    rare('galleghast', 34, 36, 8, 'dusk', 'night'),
    rare('barbelung', 38, 40, 12),
    rare('medusage', 32, 34, 4),
  ],
};
