import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Plumes that are pink at dawn, gold at noon, and whatever they like after supper. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('matchbug', 66, 68, 0, 'dusk', 'night'),
    common('inchbeam', 66, 68),
    common('zizzgrub', 66, 68),
    common('pageant', 66, 68),
    uncommon('fizzet', 66, 68),
    uncommon('scuffkit', 66, 68),
    uncommon('knuckub', 66, 68),
    uncommon('cuprikin', 66, 68),
    uncommon('pricklo', 66, 68),
    uncommon('phialin', 66, 68),
    uncommon('strawisp', 66, 68, 0, 'dusk', 'night'),
    uncommon('moonbun', 66, 68, 0, 'dusk', 'night'),
    uncommon('dreamspin', 66, 68, 0, 'dusk', 'night'),
    uncommon('postwren', 66, 68, 0, 'dawn', 'day'),
    uncommon('capsprite', 66, 68),
    uncommon('flurrimite', 66, 68, 0, 'night'),
    rare('umbrawl', 68, 70, 0, 'dusk', 'night'),
    rare('sunflit', 68, 70, 0, 'dawn', 'day'),
    rare('switchafer', 68, 70, 0, 'day'),
    rare('telegrail', 68, 70),
    rare('reverachne', 68, 70, 4, 'night'),
  ],
};
