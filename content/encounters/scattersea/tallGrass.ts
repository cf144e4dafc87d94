import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Grass that smells of salt. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 13,
  entries: [
    uncommon('molder', 34, 36),
    uncommon('matchbug', 34, 36, 0, 'dusk', 'night'),
    common('pageant', 34, 36, 0, 'dawn', 'day', 'dusk'),
    common('zizzgrub', 34, 36),
    common('fizzet', 34, 36),
    common('moonbun', 34, 36, 0, 'dawn', 'dusk', 'night'),
    common('knuckub', 34, 36),
    uncommon('capsprite', 34, 36),
    uncommon('phialin', 34, 36, 0, 'dawn', 'day'),
    uncommon('dreamspin', 34, 36, 0, 'dusk', 'night'),
    uncommon('cuprikin', 34, 36),
    uncommon('tickfawn', 34, 36, 0, 'dawn', 'day', 'dusk'),
    uncommon('pricklo', 34, 36, 0, 'dawn', 'day', 'dusk'),
    uncommon('postwren', 34, 36, 0, 'dawn', 'day'),
    uncommon('scuffkit', 34, 36, 0, 'dusk', 'night'),
    uncommon('inchbeam', 34, 36, 0, 'dawn', 'day'),
    uncommon('sootbrock', 34, 36, 0, 'night'),
    rare('lodgekin', 34, 36, 6),
    rare('switchafer', 34, 36, 8, 'dawn', 'day', 'dusk'),
  ],
};
