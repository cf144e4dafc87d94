import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Scree, warm by day from below; people cook eggs in it. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('pumichick', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('geodling', 44, 46),
    common('lodekid', 44, 46),
    uncommon('cobblet', 44, 46),
    uncommon('spoutling', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('sootbrock', 44, 46, 0, 'dusk', 'night'),
    uncommon('trilobit', 44, 46),
    uncommon('noctuff', 44, 46, 0, 'dusk', 'night'),
    rare('clinkdil', 46, 48, 0, 'dawn', 'day'),
    rare('tephraptor', 46, 48, 4, 'day', 'dusk'),
    rare('amethystrix', 46, 48, 4, 'night'),
  ],
};
