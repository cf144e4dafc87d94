import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** Snow that shakes off the pipes with the lowest notes. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 54, 56),
    common('flurrimite', 54, 56),
    common('icequill', 54, 56),
    uncommon('nippet', 54, 56),
    uncommon('lodekid', 54, 56),
    uncommon('vanechick', 54, 56),
    uncommon('voltwit', 54, 56),
    uncommon('spoutling', 54, 56),
    uncommon('geodling', 54, 56),
    uncommon('tickfawn', 54, 56),
    uncommon('moonbun', 54, 56, 0, 'dusk', 'night'),
    uncommon('noctuff', 54, 56, 0, 'dusk', 'night'),
    uncommon('postwren', 54, 56, 0, 'dawn', 'day'),
    rare('muskalanche', 56, 58),
    rare('crystalwing', 56, 58),
    rare('glacilisk', 56, 58, 4, 'dawn', 'day', 'dusk'),
    rare('boreauk', 56, 58, 6, 'dusk', 'night'),
    fabled('basilisleet', 56, 58, 10, 'dawn', 'night'),
  ],
};
