import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The black pools on both sides of the road. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('tadbane', 18, 20),
    common('gloopet', 18, 20, 0, 'dusk', 'night'),
    common('brookfin', 18, 20, 0, 'dawn', 'day', 'dusk'),
    common('jellume', 18, 20),
    uncommon('flotsoul', 18, 20, 0, 'dusk', 'night'),
    uncommon('blotlet', 18, 20, 0, 'dusk', 'night'),
    uncommon('stiltlet', 18, 20, 0, 'dawn', 'day'),
    uncommon('filamel', 18, 20, 0, 'dusk', 'night'),
    uncommon('rivetle', 18, 20),
    uncommon('shinglet', 18, 20),
    uncommon('icequill', 18, 20, 0, 'dawn', 'day'),
    uncommon('jabrimp', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('voltwit', 18, 20, 0, 'day'),
    rare('curarana', 26, 28, 10),
    rare('sludgeon', 24, 26, 8),
  ],
};
