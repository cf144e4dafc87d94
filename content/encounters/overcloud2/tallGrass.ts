import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** Tussock to the knee, combed in one direction. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('voltwit', 50, 52),
    common('flurrimite', 50, 52),
    common('pricklo', 50, 52, 0, 'dawn', 'day', 'dusk'),
    common('matchbug', 50, 52, 0, 'dusk', 'night'),
    uncommon('fizzet', 50, 52),
    uncommon('dustkit', 50, 52),
    uncommon('pageant', 50, 52),
    uncommon('zizzgrub', 50, 52),
    uncommon('scuffkit', 50, 52),
    uncommon('knuckub', 50, 52),
    uncommon('cuprikin', 50, 52),
    uncommon('inchbeam', 50, 52),
    uncommon('strawisp', 50, 52, 0, 'dusk', 'night'),
    uncommon('moonbun', 50, 52, 0, 'dusk', 'night'),
    uncommon('dreamspin', 50, 52, 0, 'dusk', 'night'),
    uncommon('phialin', 50, 52, 0, 'dawn', 'day', 'dusk'),
    rare('telegrail', 52, 54),
    rare('siroccoon', 52, 54, 0, 'dusk', 'night'),
    rare('ampolecat', 52, 54),
    rare('pawgilist', 52, 54, 0, 'dawn', 'day', 'dusk'),
    rare('gustrake', 52, 54, 8, 'dawn', 'day', 'dusk'),
    rare('timpanyak', 52, 54, 6, 'dusk', 'night'),
    fabled('tempestral', 52, 54, 14, 'dusk', 'night'),
  ],
};
