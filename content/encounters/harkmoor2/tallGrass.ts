import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Heather as far as one can see, which is not always far. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('pageant', 26, 28, 0, 'dawn', 'day', 'dusk'),
    common('dustkit', 26, 28),
    common('fizzet', 26, 28),
    common('matchbug', 26, 28, 0, 'dusk', 'night'),
    common('pricklo', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('zizzgrub', 26, 28),
    uncommon('strawisp', 26, 28, 0, 'dusk', 'night'),
    uncommon('moonbun', 26, 28, 0, 'dawn', 'dusk', 'night'),
    uncommon('cuprikin', 26, 28),
    uncommon('dreamspin', 26, 28, 0, 'dusk', 'night'),
    uncommon('postwren', 26, 28, 0, 'dawn', 'day'),
    uncommon('phialin', 26, 28, 0, 'dawn', 'day'),
    uncommon('scuffkit', 26, 28, 0, 'dusk', 'night'),
    uncommon('sootbrock', 26, 28, 0, 'night'),
    uncommon('crumbit', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('inchbeam', 26, 28, 0, 'dawn', 'day'),
    rare('pendulope', 34, 36, 8, 'dawn', 'day', 'dusk'),
    rare('crystalwing', 32, 34, 10, 'dawn', 'night'),
    rare('umbrawl', 28, 30, 4, 'dusk', 'night'),
  ],
};
