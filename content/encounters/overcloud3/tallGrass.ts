import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tussocks that have learnt to lean the other way. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('voltwit', 54, 56),
    common('fizzet', 54, 56),
    common('pricklo', 54, 56, 0, 'dawn', 'day', 'dusk'),
    common('matchbug', 54, 56, 0, 'dusk', 'night'),
    uncommon('dustkit', 54, 56),
    uncommon('pageant', 54, 56),
    uncommon('zizzgrub', 54, 56),
    uncommon('scuffkit', 54, 56),
    uncommon('knuckub', 54, 56),
    uncommon('cuprikin', 54, 56),
    uncommon('inchbeam', 54, 56),
    uncommon('flurrimite', 54, 56),
    uncommon('strawisp', 54, 56, 0, 'dusk', 'night'),
    uncommon('dreamspin', 54, 56, 0, 'dusk', 'night'),
    uncommon('moonbun', 54, 56, 0, 'dusk', 'night'),
    uncommon('phialin', 54, 56, 0, 'dawn', 'day', 'dusk'),
    rare('telegrail', 56, 58),
    rare('reverachne', 56, 58, 0, 'dusk', 'night'),
    rare('umbrawl', 56, 58, 0, 'dusk', 'night'),
    rare('sunflit', 56, 58, 0, 'dawn', 'day'),
    rare('gustrake', 56, 58, 6, 'dawn', 'day', 'dusk'),
    rare('mandolark', 56, 58, 6, 'dawn', 'day'),
  ],
};
