import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The stones of noon. Shade may be brought along. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('pumichick', 66, 68),
    common('geodling', 66, 68),
    common('cobblet', 66, 68),
    uncommon('molder', 66, 68),
    uncommon('trilobit', 66, 68),
    uncommon('sherdlin', 66, 68),
    uncommon('spoutling', 66, 68),
    uncommon('lodekid', 66, 68),
    uncommon('tickfawn', 66, 68),
    uncommon('dustkit', 66, 68),
    uncommon('sootbrock', 66, 68, 0, 'dusk', 'night'),
    uncommon('noctuff', 66, 68, 0, 'dusk', 'night'),
    rare('saguardian', 68, 70, 0, 'day', 'dusk'),
    rare('anvilisk', 68, 70),
    rare('tephraptor', 68, 70, 0, 'dawn', 'day'),
    rare('amethystrix', 68, 70, 0, 'dusk', 'night'),
  ],
};
