import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The garden that came with the wreck. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    uncommon('cuprikin', 44, 46),
    uncommon('capsprite', 44, 46),
    uncommon('zizzgrub', 44, 46),
    uncommon('phialin', 44, 46),
    common('postwren', 44, 46, 0, 'dawn', 'day'),
    common('tuftpup', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('crumbit', 44, 46),
    common('snickub', 44, 46, 0, 'dusk', 'night'),
    common('vanechick', 44, 46, 0, 'dawn', 'day'),
    uncommon('knuckub', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('stiltlet', 44, 46, 0, 'dawn', 'day'),
    uncommon('voltwit', 44, 46, 0, 'day', 'dusk'),
    uncommon('pageant', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('molder', 44, 46),
    uncommon('scuffkit', 44, 46, 0, 'dusk', 'night'),
    uncommon('gutterling', 44, 46, 0, 'night'),
    uncommon('strawisp', 44, 46, 0, 'dusk', 'night'),
    uncommon('fizzet', 44, 46),
    rare('clovermare', 44, 46, 4, 'dawn'),
    uncommon('brookfin', 44, 46, 0, 'dawn', 'day', 'dusk', 'glints'),
  ],
};
