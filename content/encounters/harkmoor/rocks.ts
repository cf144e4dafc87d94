import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Stones that somebody meant to build with. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('cobblet', 18, 20),
    common('geodling', 18, 20),
    common('dustkit', 18, 20, 0, 'dawn', 'day', 'dusk'),
    common('sherdlin', 18, 20, 0, 'dusk', 'night'),
    uncommon('trilobit', 18, 20),
    uncommon('lodekid', 18, 20),
    uncommon('spoutling', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('pumichick', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('capsprite', 18, 20),
    uncommon('calfrost', 18, 20, 0, 'dawn', 'night'),
    uncommon('molder', 18, 20),
    uncommon('tickfawn', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 18, 20, 0, 'dusk', 'night'),
    uncommon('noctuff', 18, 20, 0, 'dusk', 'night'),
    rare('bouldun', 22, 24, 6),
    rare('siroccoon', 26, 28, 8),
  ],
};
