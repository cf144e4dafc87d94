import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Young creatures live south of the hamlet, older ones along the old wood and beyond the lake. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('crumbit', 2, 3),
    common('voltwit', 2, 2, 0, 'dawn', 'day', 'dusk'),
    common('pageant', 2, 2, 0, 'dawn', 'day'),
    common('inchbeam', 2, 2, 0, 'dawn', 'day'),
    common('matchbug', 2, 2, 0, 'dusk', 'night'),
    common('molder', 2, 2, 0, 'dusk', 'night'),
    uncommon('moonbun', 2, 3, 0, 'dawn', 'dusk', 'night'),
    uncommon('zizzgrub', 3, 3, 9, 'day', 'dusk'),
    uncommon('noctuff', 3, 4, 7, 'dusk', 'night'),
    uncommon('gloopet', 3, 3, 8),
    uncommon('fizzet', 4, 4, 6),
    uncommon('phialin', 4, 4, 10, 'day'),
    uncommon('knuckub', 4, 6, 9, 'dawn', 'day', 'dusk'),
    uncommon('scuffkit', 5, 7, 9, 'dusk', 'night'),
    uncommon('pricklo', 5, 6, 10, 'day'),
    uncommon('strawisp', 5, 6, 10, 'dusk', 'night'),
    uncommon('blinkowl', 5, 6, 10, 'night'),
    uncommon('stiltlet', 11, 13, 17, 'dawn'),
    uncommon('cuprikin', 11, 13, 17),
    rare('podkin', 5, 6, 7, 'dawn', 'day'),
    rare('kindlam', 5, 6, 8, 'day', 'dusk'),
    rare('rootling', 6, 8, 10, 'dawn', 'dusk'),
    rare('tendrake', 13, 15, 17, 'dawn', 'day'),
    rare('squirant', 16, 17, 17, 'day', 'dusk'),
    rare('waspire', 14, 16, 18, 'day'),
    uncommon('tadbane', 3, 4, 8, 'rain'),
  ],
};
