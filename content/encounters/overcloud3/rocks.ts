import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Broken pipes, laid out in order of their pitch. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('geodling', 54, 56),
    common('lodehorn', 54, 56, 0, 'dawn', 'day', 'dusk'),
    common('amethystrix', 54, 56, 0, 'dusk', 'night'),
    uncommon('trilobastion', 54, 56),
    uncommon('tephraptor', 54, 56, 0, 'dawn', 'day', 'dusk'),
    uncommon('noctivail', 54, 56, 0, 'dusk', 'night'),
    uncommon('tumulord', 54, 56, 0, 'dusk', 'night'),
    rare('vaultwyrm', 56, 58, 10, 'day', 'dusk'),
    rare('cathedrake', 56, 58, 8, 'dawn', 'day', 'dusk'),
    rare('ossuwyrm', 56, 58, 8, 'night'),
  ],
};
