import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The tors in the north and the quarry in the south. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('cobblet', 26, 28),
    common('geodling', 26, 28),
    common('dustkit', 26, 28, 0, 'dawn', 'day', 'dusk'),
    common('sherdlin', 26, 28, 0, 'dusk', 'night'),
    uncommon('trilobit', 26, 28),
    uncommon('lodekid', 26, 28),
    uncommon('spoutling', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('pumichick', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('capsprite', 26, 28),
    uncommon('calfrost', 26, 28, 0, 'dawn', 'night'),
    uncommon('molder', 26, 28),
    uncommon('tickfawn', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 26, 28, 0, 'dusk', 'night'),
    uncommon('noctuff', 26, 28, 0, 'dusk', 'night'),
    rare('amphorage', 32, 34, 8),
    rare('trilobastion', 32, 34, 8),
    rare('muskalanche', 32, 34, 14),
  ],
};
