import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Heather that nobody cuts, out of respect. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('pageant', 30, 32, 0, 'dawn', 'day', 'dusk'),
    common('dustkit', 30, 32),
    common('fizzet', 30, 32),
    common('matchbug', 30, 32, 0, 'dusk', 'night'),
    common('pricklo', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('zizzgrub', 30, 32),
    uncommon('strawisp', 30, 32, 0, 'dusk', 'night'),
    uncommon('moonbun', 30, 32, 0, 'dawn', 'dusk', 'night'),
    uncommon('cuprikin', 30, 32),
    uncommon('dreamspin', 30, 32, 0, 'dusk', 'night'),
    uncommon('postwren', 30, 32, 0, 'dawn', 'day'),
    uncommon('phialin', 30, 32, 0, 'dawn', 'day'),
    uncommon('scuffkit', 30, 32, 0, 'dusk', 'night'),
    uncommon('sootbrock', 30, 32, 0, 'night'),
    uncommon('crumbit', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('inchbeam', 30, 32, 0, 'dawn', 'day'),
    uncommon('knuckub', 30, 32, 0, 'dawn', 'day', 'dusk'),
    rare('noctivail', 32, 34, 6, 'dusk', 'night'),
    rare('reverachne', 32, 34, 4, 'dusk', 'night'),
    rare('wistwyvern', 38, 40, 10, 'dawn'),
  ],
};
