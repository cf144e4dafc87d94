import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** Flooded meadows by the river and the long grass of the pastures. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('fizzet', 10, 12),
    common('voltwit', 10, 12, 0, 'dawn', 'day', 'dusk'),
    common('zizzgrub', 10, 12, 0, 'dawn', 'day'),
    common('snickub', 10, 12, 0, 'dusk', 'night'),
    common('strawisp', 11, 13, 0, 'dusk', 'night'),
    common('pageant', 11, 13, 0, 'day'),
    uncommon('tuftpup', 10, 12, 0, 'dawn', 'day'),
    uncommon('stiltlet', 11, 13, 0, 'dawn', 'day'),
    uncommon('moonbun', 11, 13, 0, 'dawn', 'dusk', 'night'),
    uncommon('sootbrock', 11, 13, 0, 'dusk', 'night'),
    uncommon('phialin', 13, 15, 4, 'dawn', 'day'),
    uncommon('pricklo', 13, 15, 4, 'day', 'dusk'),
    uncommon('scuffkit', 13, 15, 5, 'dusk', 'night'),
    uncommon('knuckub', 17, 20, 6, 'dawn', 'day', 'dusk'),
    uncommon('cuprikin', 18, 21, 7),
    uncommon('sherdlin', 19, 22, 8, 'night'),
    rare('squirant', 18, 20, 6, 'day'),
    rare('sunflit', 20, 22, 6, 'dawn', 'day'),
    rare('switchafer', 21, 23, 7, 'day', 'dusk'),
    rare('telegrail', 23, 25, 8, 'dawn', 'day'),
    rare('kerbeam', 23, 25, 8, 'dusk', 'night'),
    rare('emberam', 22, 24, 8, 'day', 'dusk'),
    rare('thickhog', 22, 24, 9, 'dawn'),
    rare('umbrawl', 24, 26, 9, 'night'),
    fabled('chivalrant', 34, 36, 10, 'day'),
  ],
};
