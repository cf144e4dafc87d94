import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf of four temperatures; what lives on it carries its own weather. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('tickfawn', 66, 68),
    common('vanechick', 66, 68),
    common('crumbit', 66, 68, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 66, 68, 0, 'dusk', 'night'),
    uncommon('postwren', 66, 68, 0, 'dawn', 'day'),
    uncommon('dustkit', 66, 68),
    uncommon('cobblet', 66, 68),
    uncommon('fizzet', 66, 68),
    uncommon('geodling', 66, 68),
    uncommon('pageant', 66, 68),
    uncommon('moonbun', 66, 68, 0, 'dusk', 'night'),
    uncommon('snickub', 66, 68, 0, 'dusk', 'night'),
    uncommon('gutterling', 66, 68, 0, 'night'),
    uncommon('tuftpup', 66, 68, 0, 'dawn', 'day', 'dusk'),
    uncommon('blinkowl', 66, 68, 0, 'dusk', 'night'),
    uncommon('stiltlet', 66, 68, 0, 'dawn', 'day'),
    rare('pendulope', 68, 70),
    rare('drovermane', 68, 70, 0, 'dawn', 'day'),
    rare('selenhare', 68, 70, 0, 'dusk', 'night'),
    rare('clovermare', 68, 70, 4, 'dawn'),
    rare('owlumen', 68, 70, 4, 'night'),
    uncommon('voltwit', 66, 68, 0, 'day', 'glints'),
  ],
};
