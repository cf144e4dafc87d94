import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf round a hearth, sat upon for a thousand years. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('tickfawn', 70, 72),
    common('vanechick', 70, 72),
    common('crumbit', 70, 72, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 70, 72, 0, 'dusk', 'night'),
    uncommon('postwren', 70, 72, 0, 'dawn', 'day'),
    uncommon('dustkit', 70, 72),
    uncommon('cobblet', 70, 72),
    uncommon('fizzet', 70, 72),
    uncommon('geodling', 70, 72),
    uncommon('pageant', 70, 72),
    uncommon('moonbun', 70, 72, 0, 'dusk', 'night'),
    uncommon('snickub', 70, 72, 0, 'dusk', 'night'),
    uncommon('gutterling', 70, 72, 0, 'night'),
    uncommon('tuftpup', 70, 72, 0, 'dawn', 'day', 'dusk'),
    uncommon('blinkowl', 70, 72, 0, 'dusk', 'night'),
    uncommon('sootbrock', 70, 72),
    rare('pendulope', 72, 74),
    rare('couristrel', 72, 74, 0, 'dawn', 'day'),
    rare('selenhare', 72, 74, 0, 'dusk', 'night'),
    rare('lullabell', 72, 74, 0, 'night'),
    rare('brollygeist', 72, 74, 0, 'dusk'),
    uncommon('strawisp', 70, 72, 0, 'dawn', 'mist'),
  ],
};
