import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Plumes that lean towards the hearth, out of habit. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('matchbug', 70, 72),
    common('inchbeam', 70, 72),
    common('zizzgrub', 70, 72),
    common('sootbrock', 70, 72, 0, 'dusk', 'night'),
    uncommon('fizzet', 70, 72),
    uncommon('scuffkit', 70, 72),
    uncommon('knuckub', 70, 72),
    uncommon('cuprikin', 70, 72),
    uncommon('pricklo', 70, 72),
    uncommon('phialin', 70, 72),
    uncommon('strawisp', 70, 72, 0, 'dusk', 'night'),
    uncommon('moonbun', 70, 72, 0, 'dusk', 'night'),
    uncommon('dreamspin', 70, 72, 0, 'dusk', 'night'),
    uncommon('postwren', 70, 72, 0, 'dawn', 'day'),
    uncommon('capsprite', 70, 72),
    uncommon('pageant', 70, 72),
    rare('umbrawl', 72, 74, 0, 'dusk', 'night'),
    rare('clinkdil', 72, 74),
    rare('switchafer', 72, 74, 0, 'dawn', 'day'),
    rare('ampolecat', 72, 74),
  ],
};
