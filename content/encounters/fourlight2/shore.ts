import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Reeds round the pond of dusk, which is warm to one’s feet and cold to look at. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 11,
  entries: [
    common('filamel', 66, 68),
    common('jellume', 66, 68),
    common('brookfin', 66, 68),
    uncommon('rivetle', 66, 68),
    uncommon('blotlet', 66, 68),
    uncommon('flotsoul', 66, 68),
    uncommon('tadbane', 66, 68),
    uncommon('shinglet', 66, 68),
    uncommon('jabrimp', 66, 68),
    uncommon('icequill', 66, 68),
    uncommon('stiltlet', 66, 68, 0, 'dawn', 'day'),
    rare('medusage', 68, 70),
    rare('galleghast', 68, 70, 0, 'night'),
    rare('curarana', 68, 70, 0, 'dawn', 'day'),
  ],
};
