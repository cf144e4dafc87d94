import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tussocks, gone to straw; what lives in them has gone to straw, too. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('pricklo', 44, 46),
    common('fizzet', 44, 46),
    common('flurrimite', 44, 46, 0, 'dawn', 'night'),
    common('matchbug', 44, 46, 0, 'dusk', 'night'),
    uncommon('dustkit', 44, 46),
    uncommon('pageant', 44, 46),
    uncommon('zizzgrub', 44, 46),
    uncommon('knuckub', 44, 46),
    uncommon('voltwit', 44, 46),
    uncommon('scuffkit', 44, 46),
    uncommon('inchbeam', 44, 46),
    uncommon('cuprikin', 44, 46),
    uncommon('strawisp', 44, 46, 0, 'dusk', 'night'),
    uncommon('moonbun', 44, 46, 0, 'dusk', 'night'),
    uncommon('dreamspin', 44, 46, 0, 'dusk', 'night'),
    uncommon('postwren', 44, 46, 0, 'dawn', 'day'),
    uncommon('phialin', 44, 46, 0, 'dawn', 'day', 'dusk'),
    rare('telegrail', 46, 48),
    rare('sunflit', 46, 48, 0, 'day'),
    rare('pavember', 46, 48, 4, 'dawn', 'day'),
    rare('ovendil', 46, 48, 4, 'dusk', 'night'),
  ],
};
