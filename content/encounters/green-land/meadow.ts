import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The hamlet’s meadows, the orchard and the island: something small comes now and then. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 3,
  entries: [
    common('crumbit', 2, 3),
    common('tuftpup', 2, 3, 0, 'dawn', 'day', 'dusk'),
    common('postwren', 2, 3, 0, 'dawn', 'day'),
    common('noctuff', 2, 3, 0, 'dusk', 'night'),
    common('matchbug', 2, 3, 0, 'dusk', 'night'),
    uncommon('hearthkit', 2, 3),
    uncommon('inchbeam', 2, 3, 0, 'dawn', 'day'),
    uncommon('voltwit', 2, 3, 0, 'day', 'dusk'),
    uncommon('moonbun', 2, 3, 0, 'dawn', 'dusk', 'night'),
    uncommon('gutterling', 2, 3, 0, 'night'),
    uncommon('vanechick', 4, 5, 6, 'dawn', 'day'),
    uncommon('pagemite', 4, 5, 6, 'day', 'dusk'),
    uncommon('thimbelf', 4, 5, 6, 'dusk', 'night'),
    uncommon('scuffkit', 5, 6, 7, 'dusk', 'night'),
    uncommon('glimlet', 5, 6, 8, 'dusk', 'night'),
    uncommon('fizzet', 5, 7, 9),
    uncommon('strawisp', 6, 8, 10, 'dusk', 'night'),
    rare('podkin', 5, 6, 8, 'dawn', 'day'),
    rare('kindlam', 5, 6, 8, 'day', 'dusk'),
    rare('flickeep', 6, 8, 11, 'dawn', 'day'),
    rare('tickfawn', 9, 11, 14, 'dawn', 'dusk'),
    rare('clovermare', 14, 16, 17, 'dawn'),
    rare('mandolark', 14, 16, 17, 'dawn', 'day'),
    rare('couristrel', 18, 18, 18, 'day'),
  ],
};
