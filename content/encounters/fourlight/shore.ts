import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The edge of the pond in which it is always a little after midnight. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 11,
  entries: [
    common('filamel', 60, 62),
    common('jellume', 60, 62),
    common('brookfin', 60, 62),
    uncommon('rivetle', 60, 62),
    uncommon('blotlet', 60, 62),
    uncommon('flotsoul', 60, 62),
    uncommon('tadbane', 60, 62),
    uncommon('shinglet', 60, 62),
    uncommon('jabrimp', 60, 62),
    uncommon('icequill', 60, 62),
    uncommon('stiltlet', 60, 62, 0, 'dawn', 'day'),
    rare('incandeel', 62, 64, 0, 'dusk', 'night'),
    rare('medusage', 62, 64),
    rare('galleghast', 62, 64, 0, 'night'),
    rare('curarana', 62, 64, 0, 'dawn', 'day'),
  ],
};
