import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Stones that fell from the terrace above, which fell from the one above that. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('lodekid', 50, 52),
    common('geodling', 50, 52),
    common('cobblet', 50, 52, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 50, 52, 0, 'dusk', 'night'),
    uncommon('lodehorn', 50, 52),
    uncommon('tephraptor', 50, 52, 0, 'day', 'dusk'),
    uncommon('trilobastion', 50, 52),
    uncommon('sootbrock', 50, 52, 0, 'dusk', 'night'),
    uncommon('excavole', 50, 52, 0, 'dusk', 'night'),
    rare('vyrmling', 52, 54, 0, 'dawn', 'day'),
    rare('tempestral', 52, 54, 10, 'dusk', 'night'),
    rare('quicksylph', 52, 54, 6, 'night'),
  ],
};
