import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The stones of noon: warm until midnight, and smug about it. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('pumichick', 60, 62),
    common('geodling', 60, 62),
    common('cobblet', 60, 62),
    uncommon('molder', 60, 62),
    uncommon('trilobit', 60, 62),
    uncommon('sherdlin', 60, 62),
    uncommon('spoutling', 60, 62),
    uncommon('lodekid', 60, 62),
    uncommon('tickfawn', 60, 62),
    uncommon('dustkit', 60, 62),
    uncommon('sootbrock', 60, 62, 0, 'dusk', 'night'),
    uncommon('noctuff', 60, 62, 0, 'dusk', 'night'),
    rare('tephraptor', 62, 64, 0, 'day', 'dusk'),
    rare('miragazelle', 62, 64, 0, 'day'),
    rare('amethystrix', 62, 64, 0, 'dusk', 'night'),
    rare('clinkdil', 62, 64, 0, 'dawn', 'day'),
  ],
};
