import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Heather up to the windows. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('pageant', 18, 20, 0, 'dawn', 'day', 'dusk'),
    common('dustkit', 18, 20),
    common('fizzet', 18, 20),
    common('matchbug', 18, 20, 0, 'dusk', 'night'),
    common('pricklo', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('zizzgrub', 18, 20),
    uncommon('strawisp', 18, 20, 0, 'dusk', 'night'),
    uncommon('moonbun', 18, 20, 0, 'dawn', 'dusk', 'night'),
    uncommon('cuprikin', 18, 20),
    uncommon('dreamspin', 18, 20, 0, 'dusk', 'night'),
    uncommon('postwren', 18, 20, 0, 'dawn', 'day'),
    uncommon('phialin', 18, 20, 0, 'dawn', 'day'),
    uncommon('scuffkit', 18, 20, 0, 'dusk', 'night'),
    uncommon('sootbrock', 18, 20, 0, 'night'),
    rare('siroccoon', 26, 28, 8),
    rare('sludgeon', 24, 26, 6, 'dusk', 'night'),
    rare('switchafer', 22, 24, 6, 'dawn', 'day', 'dusk'),
  ],
};
