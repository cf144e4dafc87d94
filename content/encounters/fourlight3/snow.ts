import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The reading room: be quiet, the ice is learning. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 70, 72),
    common('flurrimite', 70, 72),
    common('icequill', 70, 72),
    uncommon('nippet', 70, 72),
    uncommon('lodekid', 70, 72),
    uncommon('vanechick', 70, 72),
    uncommon('voltwit', 70, 72),
    uncommon('spoutling', 70, 72),
    uncommon('geodling', 70, 72),
    uncommon('moonbun', 70, 72, 0, 'dusk', 'night'),
    uncommon('noctuff', 70, 72, 0, 'dusk', 'night'),
    uncommon('postwren', 70, 72, 0, 'dawn', 'day'),
    uncommon('tickfawn', 70, 72),
    rare('quillberg', 72, 74),
    rare('crystalwing', 72, 74, 0, 'dusk', 'night'),
    rare('glacilisk', 72, 74, 0, 'dawn', 'day'),
    rare('boreauk', 72, 74, 4, 'night'),
  ],
};
