import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** The river’s mouth and the sea; the rarest creatures live in the far south-west. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('jellume', 8, 10),
    common('jabrimp', 8, 10),
    common('shinglet', 8, 10, 0, 'dawn', 'day'),
    common('blotlet', 8, 10, 0, 'dusk', 'night'),
    common('flotsoul', 8, 10, 0, 'night'),
    uncommon('brookfin', 8, 10),
    uncommon('stiltlet', 8, 10, 0, 'dawn', 'day'),
    uncommon('rivetle', 21, 24, 13),
    uncommon('icequill', 22, 25, 13),
    uncommon('filamel', 20, 23, 13, 'dawn', 'dusk', 'night'),
    rare('nubwhal', 15, 17, 12),
    rare('dampaw', 15, 17, 12),
    rare('mudwhisk', 24, 27, 13),
    rare('weirgill', 26, 28, 13, 'dawn', 'day'),
    rare('cranekata', 28, 30, 13, 'dawn'),
    rare('medusage', 29, 31, 13, 'night'),
    rare('ironclade', 29, 31, 13, 'day'),
    rare('boreauk', 36, 39, 15, 'night'),
    fabled('vatlurk', 38, 40, 15, 'dusk', 'night'),
    fabled('gloamarch', 60, 60, 16, 'dusk'),
    fabled('nadirian', 60, 60, 16, 'night'),
  ],
};
