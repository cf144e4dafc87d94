import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tall grass behind the houses, where nobody mows. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('crumbit', 8, 10),
    common('fizzet', 8, 10),
    common('pageant', 8, 10, 0, 'dawn', 'day'),
    common('inchbeam', 8, 10, 0, 'dawn', 'day', 'dusk'),
    common('matchbug', 8, 10, 0, 'dusk', 'night'),
    common('gloopet', 8, 10, 0, 'night'),
    uncommon('phialin', 8, 10, 0, 'dawn', 'day'),
    uncommon('scuffkit', 8, 10, 0, 'dusk', 'night'),
    uncommon('strawisp', 8, 10, 0, 'dusk', 'night'),
    uncommon('knuckub', 10, 12, 6, 'dawn', 'day', 'dusk'),
    uncommon('zizzgrub', 10, 12, 6),
    uncommon('cuprikin', 12, 14, 9),
    rare('hoardent', 20, 22, 5),
    rare('podkin', 10, 12, 5, 'dawn', 'day'),
    rare('switchafer', 20, 22, 12, 'day', 'dusk'),
    rare('ampolecat', 24, 26, 12),
  ],
};
