import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Lawns between the houses of Latchford: what lives off a town, by day and by night. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 3,
  entries: [
    common('crumbit', 8, 10),
    common('tuftpup', 8, 10, 0, 'dawn', 'day', 'dusk'),
    common('postwren', 8, 10, 0, 'dawn', 'day'),
    common('snickub', 8, 10, 0, 'dusk', 'night'),
    common('molder', 8, 10, 0, 'night'),
    uncommon('gutterling', 8, 10, 0, 'dusk', 'night'),
    uncommon('pageant', 8, 10, 0, 'dawn', 'day', 'dusk'),
    uncommon('phialin', 8, 10, 0, 'dawn', 'day'),
    uncommon('scuffkit', 8, 10, 0, 'dusk', 'night'),
    uncommon('blinkowl', 8, 10, 0, 'night'),
    uncommon('thimbelf', 8, 10, 0, 'dusk', 'night'),
    uncommon('vanechick', 8, 10, 0, 'dawn', 'day'),
    uncommon('fizzet', 8, 10),
    uncommon('moonbun', 8, 10, 0, 'dawn', 'dusk', 'night'),
    uncommon('tickfawn', 11, 13, 9, 'dawn', 'day', 'dusk'),
    rare('hoardent', 20, 22, 8),
    rare('inglynx', 26, 28, 12, 'day', 'dusk'),
    rare('haberdame', 26, 28, 12, 'dusk', 'night'),
    uncommon('tadbane', 8, 10, 0, 'rain'),
  ],
};
