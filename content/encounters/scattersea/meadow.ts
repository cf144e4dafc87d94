import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Gardens behind the houses, watered by whoever remembers. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 3,
  entries: [
    uncommon('cuprikin', 34, 36),
    uncommon('capsprite', 34, 36),
    uncommon('zizzgrub', 34, 36),
    uncommon('phialin', 34, 36),
    common('postwren', 34, 36, 0, 'dawn', 'day'),
    common('tuftpup', 34, 36, 0, 'dawn', 'day', 'dusk'),
    common('crumbit', 34, 36),
    common('snickub', 34, 36, 0, 'dusk', 'night'),
    common('vanechick', 34, 36, 0, 'dawn', 'day'),
    uncommon('knuckub', 34, 36, 0, 'dawn', 'day', 'dusk'),
    uncommon('stiltlet', 34, 36, 0, 'dawn', 'day'),
    uncommon('voltwit', 34, 36, 0, 'day', 'dusk'),
    uncommon('pageant', 34, 36, 0, 'dawn', 'day', 'dusk'),
    uncommon('molder', 34, 36),
    uncommon('scuffkit', 34, 36, 0, 'dusk', 'night'),
    uncommon('gutterling', 34, 36, 0, 'night'),
    uncommon('strawisp', 34, 36, 0, 'dusk', 'night'),
    uncommon('fizzet', 34, 36),
    rare('couristrel', 34, 36, 6, 'dawn', 'day'),
    uncommon('tadbane', 34, 36, 0, 'rain'),
  ],
};
