import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Gravestones, or only stones. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('cobblet', 30, 32),
    common('geodling', 30, 32),
    common('dustkit', 30, 32, 0, 'dawn', 'day', 'dusk'),
    common('sherdlin', 30, 32, 0, 'dusk', 'night'),
    uncommon('trilobit', 30, 32),
    uncommon('lodekid', 30, 32),
    uncommon('spoutling', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('pumichick', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('capsprite', 30, 32),
    uncommon('calfrost', 30, 32, 0, 'dawn', 'night'),
    uncommon('molder', 30, 32),
    uncommon('tickfawn', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 30, 32, 0, 'dusk', 'night'),
    uncommon('noctuff', 30, 32, 0, 'dusk', 'night'),
    rare('cathedrake', 36, 38, 10, 'dawn', 'day', 'dusk'),
    rare('amethystrix', 32, 34, 4),
    rare('bouldun', 32, 34, 4),
  ],
};
