import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Grass as high as a mast, or nearly. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    uncommon('molder', 40, 42),
    uncommon('matchbug', 40, 42, 0, 'dusk', 'night'),
    common('pageant', 40, 42, 0, 'dawn', 'day', 'dusk'),
    common('zizzgrub', 40, 42),
    common('fizzet', 40, 42),
    common('moonbun', 40, 42, 0, 'dawn', 'dusk', 'night'),
    common('knuckub', 40, 42),
    uncommon('capsprite', 40, 42),
    uncommon('phialin', 40, 42, 0, 'dawn', 'day'),
    uncommon('dreamspin', 40, 42, 0, 'dusk', 'night'),
    uncommon('cuprikin', 40, 42),
    uncommon('tickfawn', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('pricklo', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('postwren', 40, 42, 0, 'dawn', 'day'),
    uncommon('scuffkit', 40, 42, 0, 'dusk', 'night'),
    uncommon('inchbeam', 40, 42, 0, 'dawn', 'day'),
    uncommon('sootbrock', 40, 42, 0, 'night'),
    rare('briarling', 40, 42, 8, 'dawn', 'day', 'dusk'),
    rare('umbrawl', 40, 42, 8, 'dusk', 'night'),
  ],
};
