import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** What is left of an island that had other plans. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    uncommon('crumbit', 40, 42),
    common('shinglet', 40, 42),
    common('cobblet', 40, 42),
    common('geodling', 40, 42),
    common('trilobit', 40, 42),
    common('lodekid', 40, 42),
    uncommon('pumichick', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('spoutling', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('noctuff', 40, 42, 0, 'dusk', 'night'),
    uncommon('sherdlin', 40, 42, 0, 'dusk', 'night'),
    uncommon('rivetle', 40, 42),
    uncommon('calfrost', 40, 42, 0, 'night'),
    uncommon('molder', 40, 42),
    rare('trilobastion', 40, 42, 8),
  ],
};
