import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf between the houses, cropped short by somebody who is never seen. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('vanechick', 44, 46),
    common('dustkit', 44, 46),
    common('crumbit', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 44, 46, 0, 'dusk', 'night'),
    uncommon('voltwit', 44, 46),
    uncommon('tickfawn', 44, 46),
    uncommon('cobblet', 44, 46),
    uncommon('spoutling', 44, 46),
    uncommon('calfrost', 44, 46),
    uncommon('fizzet', 44, 46),
    uncommon('cuprikin', 44, 46),
    uncommon('geodling', 44, 46),
    uncommon('moonbun', 44, 46, 0, 'dusk', 'night'),
    uncommon('snickub', 44, 46, 0, 'dusk', 'night'),
    uncommon('postwren', 44, 46, 0, 'dawn', 'day'),
    uncommon('gutterling', 44, 46, 0, 'night'),
    rare('drovermane', 46, 48, 0, 'dawn', 'day', 'dusk'),
    rare('couristrel', 46, 48, 0, 'dawn', 'day'),
    rare('ovendil', 46, 48, 0, 'dawn', 'night'),
    rare('wandertoise', 46, 48, 4, 'dawn', 'day'),
    uncommon('icequill', 44, 46, 0, 'snow'),
  ],
};
