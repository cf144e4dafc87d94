import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Clearings where the wind lies down. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    uncommon('cuprikin', 40, 42),
    uncommon('capsprite', 40, 42),
    uncommon('zizzgrub', 40, 42),
    uncommon('phialin', 40, 42),
    common('postwren', 40, 42, 0, 'dawn', 'day'),
    common('tuftpup', 40, 42, 0, 'dawn', 'day', 'dusk'),
    common('crumbit', 40, 42),
    common('snickub', 40, 42, 0, 'dusk', 'night'),
    common('vanechick', 40, 42, 0, 'dawn', 'day'),
    uncommon('knuckub', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('stiltlet', 40, 42, 0, 'dawn', 'day'),
    uncommon('voltwit', 40, 42, 0, 'day', 'dusk'),
    uncommon('pageant', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('molder', 40, 42),
    uncommon('scuffkit', 40, 42, 0, 'dusk', 'night'),
    uncommon('gutterling', 40, 42, 0, 'night'),
    uncommon('strawisp', 40, 42, 0, 'dusk', 'night'),
    uncommon('fizzet', 40, 42),
    rare('drovermane', 40, 42, 8, 'dawn', 'day', 'dusk'),
    uncommon('tadbane', 40, 42, 0, 'rain'),
  ],
};
