import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Grass between the pools, combed one way by the wind. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    uncommon('molder', 44, 46),
    uncommon('matchbug', 44, 46, 0, 'dusk', 'night'),
    common('pageant', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('zizzgrub', 44, 46),
    common('fizzet', 44, 46),
    common('moonbun', 44, 46, 0, 'dawn', 'dusk', 'night'),
    common('knuckub', 44, 46),
    uncommon('capsprite', 44, 46),
    uncommon('phialin', 44, 46, 0, 'dawn', 'day'),
    uncommon('dreamspin', 44, 46, 0, 'dusk', 'night'),
    uncommon('cuprikin', 44, 46),
    uncommon('tickfawn', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('pricklo', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('postwren', 44, 46, 0, 'dawn', 'day'),
    uncommon('scuffkit', 44, 46, 0, 'dusk', 'night'),
    uncommon('inchbeam', 44, 46, 0, 'dawn', 'day'),
    uncommon('sootbrock', 44, 46, 0, 'night'),
    rare('switchafer', 44, 46, 6, 'dawn', 'day', 'dusk'),
  ],
};
