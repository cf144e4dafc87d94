import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The hamlet’s meadows, the orchard and the island: few encounters, mostly with small creatures. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 3,
  entries: [
    common('crumbit', 2, 3),
    common('tuftpup', 2, 2, 0, 'dawn', 'day', 'dusk'),
    common('matchbug', 2, 2, 0, 'dusk', 'night'),
    common('postwren', 3, 4, 5, 'dawn', 'day'),
    common('noctuff', 3, 4, 5, 'dusk', 'night'),
    uncommon('pageant', 2, 2, 0, 'day', 'dusk'),
    uncommon('inchbeam', 2, 2, 0, 'dawn', 'day'),
    uncommon('molder', 2, 2, 0, 'dusk', 'night'),
    uncommon('voltwit', 2, 2, 0, 'day', 'dusk'),
    uncommon('moonbun', 2, 3, 0, 'dawn', 'dusk', 'night'),
    uncommon('gutterling', 2, 2, 0, 'night'),
    uncommon('hearthkit', 3, 4, 5),
    uncommon('vanechick', 4, 5, 6, 'dawn', 'day'),
    uncommon('thimbelf', 4, 5, 6, 'dusk', 'night'),
    uncommon('scuffkit', 5, 6, 7, 'dusk', 'night'),
    uncommon('blinkowl', 5, 6, 8, 'dusk', 'night'),
    uncommon('fizzet', 5, 7, 9),
    uncommon('strawisp', 5, 7, 10, 'dusk', 'night'),
    rare('podkin', 5, 6, 8, 'dawn', 'day'),
    rare('kindlam', 5, 6, 8, 'day', 'dusk'),
    rare('flickeep', 6, 8, 11, 'dawn', 'day'),
    rare('tickfawn', 9, 11, 14, 'dawn', 'dusk'),
    rare('clovermare', 14, 16, 17, 'dawn'),
    rare('mandolark', 14, 16, 17, 'dawn', 'day'),
    rare('couristrel', 18, 18, 18, 'day'),
    rare('puddlip', 5, 6, 8, 'rain'),
  ],
};
