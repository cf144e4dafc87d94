import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Scree, warm from below; people cook eggs in it. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('pumichick', 44, 46),
    common('geodling', 44, 46),
    common('lodekid', 44, 46),
    uncommon('cobblet', 44, 46),
    uncommon('spoutling', 44, 46),
    uncommon('trilobit', 44, 46),
    uncommon('sherdlin', 44, 46),
    uncommon('molder', 44, 46),
    uncommon('tickfawn', 44, 46),
    uncommon('calfrost', 44, 46),
    uncommon('sootbrock', 44, 46, 0, 'dusk', 'night'),
    uncommon('noctuff', 44, 46, 0, 'dusk', 'night'),
    uncommon('dustkit', 44, 46, 0, 'dawn', 'day', 'dusk'),
    rare('clinkdil', 46, 48, 0, 'dawn', 'day'),
    rare('tephraptor', 46, 48, 0, 'day', 'dusk'),
    rare('pavember', 46, 48, 4, 'dawn'),
  ],
};
