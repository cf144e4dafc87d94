import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Palms so close together that the coconuts have nowhere to fall. */
export const wood: EncounterTable = {
  ground: 'wood',
  percent: 13,
  entries: [
    uncommon('fizzet', 40, 42),
    uncommon('molder', 40, 42),
    uncommon('postwren', 40, 42, 0, 'dawn', 'day'),
    uncommon('gutterling', 40, 42, 0, 'dusk', 'night'),
    common('zizzgrub', 40, 42),
    common('inchbeam', 40, 42, 0, 'dawn', 'day'),
    common('matchbug', 40, 42, 0, 'dusk', 'night'),
    common('capsprite', 40, 42),
    common('crumbit', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('noctuff', 40, 42, 0, 'dusk', 'night'),
    uncommon('moonbun', 40, 42, 0, 'dusk', 'night'),
    uncommon('phialin', 40, 42, 0, 'dawn', 'day'),
    uncommon('dreamspin', 40, 42, 0, 'dusk', 'night'),
    uncommon('strawisp', 40, 42, 0, 'dusk', 'night'),
    uncommon('tickfawn', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('pricklo', 40, 42, 0, 'dawn', 'day', 'dusk'),
    uncommon('pageant', 40, 42, 0, 'day'),
    rare('briarling', 40, 42, 6),
    rare('reverachne', 40, 42, 8, 'dusk', 'night'),
  ],
};
