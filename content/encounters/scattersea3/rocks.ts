import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Rocks on which a ship has been and still is. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    uncommon('crumbit', 44, 46),
    common('shinglet', 44, 46),
    common('cobblet', 44, 46),
    common('geodling', 44, 46),
    common('trilobit', 44, 46),
    common('lodekid', 44, 46),
    uncommon('pumichick', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('spoutling', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('noctuff', 44, 46, 0, 'dusk', 'night'),
    uncommon('sherdlin', 44, 46, 0, 'dusk', 'night'),
    uncommon('rivetle', 44, 46),
    uncommon('calfrost', 44, 46, 0, 'night'),
    uncommon('molder', 44, 46),
    rare('trilobastion', 44, 46, 4),
  ],
};
