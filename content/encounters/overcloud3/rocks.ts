import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Broken pipes, laid out in order of their pitch. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('geodling', 54, 56),
    common('lodekid', 54, 56),
    common('cobblet', 54, 56),
    uncommon('spoutling', 54, 56),
    uncommon('trilobit', 54, 56),
    uncommon('molder', 54, 56),
    uncommon('sherdlin', 54, 56),
    uncommon('pumichick', 54, 56),
    uncommon('tickfawn', 54, 56),
    uncommon('calfrost', 54, 56),
    uncommon('sootbrock', 54, 56, 0, 'dusk', 'night'),
    uncommon('gutterling', 54, 56, 0, 'dusk', 'night'),
    uncommon('dustkit', 54, 56, 0, 'dawn', 'day', 'dusk'),
    rare('amethystrix', 56, 58, 0, 'dusk', 'night'),
    rare('trilobastion', 56, 58),
    rare('cathedrake', 56, 58, 8, 'dawn', 'day', 'dusk'),
    rare('ossuwyrm', 56, 58, 8, 'night'),
    rare('vaultwyrm', 56, 58, 8, 'day', 'dusk'),
  ],
};
