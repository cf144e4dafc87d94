import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** The old wood begins far from the hamlet; its farthest clearing is in the north. */
export const wood: EncounterTable = {
  ground: 'wood',
  percent: 10,
  entries: [
    common('zizzgrub', 3, 4),
    common('inchbeam', 3, 4, 0, 'dawn', 'day'),
    common('pageant', 3, 4, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 3, 4, 0, 'dusk', 'night'),
    common('blinkowl', 3, 4, 0, 'night'),
    uncommon('capsprite', 3, 4),
    uncommon('knuckub', 3, 4, 0, 'dawn', 'day', 'dusk'),
    uncommon('dreamspin', 3, 4, 0, 'dawn', 'dusk', 'night'),
    uncommon('scuffkit', 3, 4, 0, 'dusk', 'night'),
    uncommon('phialin', 8, 9, 12, 'dawn', 'day'),
    uncommon('moonbun', 8, 9, 12, 'night'),
    uncommon('gutterling', 8, 9, 12, 'night'),
    uncommon('sootbrock', 9, 10, 13, 'dusk', 'night'),
    rare('dozebud', 7, 8, 10),
    rare('rootling', 7, 8, 10),
    rare('tendrake', 13, 14, 16, 'dawn', 'day'),
    rare('squirant', 16, 17, 17, 'day', 'dusk'),
    rare('brackindle', 14, 16, 17, 'day', 'dusk'),
    rare('lullabell', 14, 16, 17, 'dusk', 'night'),
    rare('galoshade', 18, 18, 18, 'night'),
    fabled('dawnhart', 60, 60, 19, 'dawn'),
  ],
};
