import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Around the lake: the southern shore is near the start, the northern one farthest from it. */
export const shore: EncounterTable = {
  ground: 'shore',
  percent: 12,
  entries: [
    common('brookfin', 2, 3),
    common('tadbane', 2, 3),
    common('voltwit', 3, 4, 0, 'dawn', 'day'),
    common('gloopet', 3, 4, 0, 'dusk', 'night'),
    uncommon('jellume', 3, 4),
    uncommon('rivetle', 3, 4),
    uncommon('stiltlet', 3, 4, 0, 'dawn', 'day'),
    uncommon('filamel', 3, 4, 0, 'dusk', 'night'),
    uncommon('shinglet', 8, 10, 13),
    uncommon('flotsoul', 8, 10, 13, 'dusk', 'night'),
    uncommon('nippet', 10, 12, 16, 'dawn', 'night'),
    rare('puddlip', 5, 6, 9),
    rare('dampaw', 5, 6, 9),
    rare('mudwhisk', 9, 11, 13),
    rare('cometoad', 15, 17, 17, 'night'),
  ],
};
