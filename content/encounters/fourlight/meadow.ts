import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Lawns between the houses, mown by whoever has lost track of the time. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('tickfawn', 60, 62),
    common('vanechick', 60, 62),
    common('crumbit', 60, 62, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 60, 62, 0, 'dusk', 'night'),
    uncommon('postwren', 60, 62, 0, 'dawn', 'day'),
    uncommon('dustkit', 60, 62),
    uncommon('cobblet', 60, 62),
    uncommon('fizzet', 60, 62),
    uncommon('geodling', 60, 62),
    uncommon('pageant', 60, 62),
    uncommon('moonbun', 60, 62, 0, 'dusk', 'night'),
    uncommon('snickub', 60, 62, 0, 'dusk', 'night'),
    uncommon('gutterling', 60, 62, 0, 'night'),
    uncommon('tuftpup', 60, 62, 0, 'dawn', 'day', 'dusk'),
    uncommon('blinkowl', 60, 62, 0, 'dusk', 'night'),
    rare('pendulope', 62, 64),
    rare('couristrel', 62, 64, 0, 'dawn', 'day'),
    rare('selenhare', 62, 64, 0, 'dusk', 'night'),
    rare('clovermare', 62, 64, 4, 'dawn'),
    rare('owlumen', 62, 64, 4, 'night'),
    uncommon('flurrimite', 60, 62, 0, 'night', 'snow'),
  ],
};
