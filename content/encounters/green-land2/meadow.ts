import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** Pastures on both sides of the river, the windmill’s hill and the empty west. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('crumbit', 10, 12),
    common('tuftpup', 10, 12, 0, 'dawn', 'day', 'dusk'),
    common('vanechick', 10, 12, 0, 'dawn', 'day'),
    common('snickub', 10, 12, 0, 'dusk', 'night'),
    common('noctuff', 10, 12, 0, 'dusk', 'night'),
    uncommon('fizzet', 10, 12),
    uncommon('postwren', 10, 12, 0, 'dawn', 'day'),
    uncommon('strawisp', 15, 18, 5, 'dusk', 'night'),
    uncommon('flurrimite', 17, 20, 7, 'dawn', 'night'),
    uncommon('moonbun', 18, 21, 7, 'dawn', 'night'),
    uncommon('lodekid', 19, 22, 8, 'day', 'dusk'),
    uncommon('tickfawn', 20, 23, 8, 'dawn', 'dusk'),
    uncommon('sherdlin', 20, 23, 8, 'night'),
    rare('couristrel', 20, 22, 6, 'day'),
    rare('drovermane', 24, 26, 8, 'dawn', 'day', 'dusk'),
    rare('selenhare', 28, 30, 11, 'night'),
    rare('wandertoise', 30, 33, 12, 'dawn', 'day'),
    rare('brollygeist', 30, 33, 12, 'dusk'),
    rare('scarecrone', 31, 33, 13, 'night'),
    fabled('heralgale', 36, 38, 14, 'day'),
    uncommon('gloopet', 10, 12, 0, 'rain'),
  ],
};
