import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** Stones that fell from the terrace above, which fell from the one above that. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('lodekid', 50, 52),
    common('geodling', 50, 52),
    common('cobblet', 50, 52),
    uncommon('spoutling', 50, 52),
    uncommon('trilobit', 50, 52),
    uncommon('molder', 50, 52),
    uncommon('sherdlin', 50, 52),
    uncommon('pumichick', 50, 52),
    uncommon('tickfawn', 50, 52),
    uncommon('calfrost', 50, 52),
    uncommon('sootbrock', 50, 52, 0, 'dusk', 'night'),
    uncommon('noctuff', 50, 52, 0, 'dusk', 'night'),
    uncommon('dustkit', 50, 52, 0, 'dawn', 'day', 'dusk'),
    rare('vyrmling', 52, 54, 0, 'dawn', 'day'),
    rare('lodehorn', 52, 54),
    rare('tephraptor', 52, 54, 0, 'day', 'dusk'),
    rare('quicksylph', 52, 54, 4, 'night'),
    fabled('tempestral', 52, 54, 10, 'dusk', 'night'),
  ],
};
