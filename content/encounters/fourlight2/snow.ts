import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Snow on the isle of night, which has never been seen to fall. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 66, 68),
    common('flurrimite', 66, 68),
    common('icequill', 66, 68),
    uncommon('nippet', 66, 68),
    uncommon('lodekid', 66, 68),
    uncommon('vanechick', 66, 68),
    uncommon('voltwit', 66, 68),
    uncommon('spoutling', 66, 68),
    uncommon('geodling', 66, 68),
    uncommon('moonbun', 66, 68, 0, 'dusk', 'night'),
    uncommon('noctuff', 66, 68, 0, 'dusk', 'night'),
    uncommon('postwren', 66, 68, 0, 'dawn', 'day'),
    uncommon('tickfawn', 66, 68),
    rare('crystalwing', 68, 70, 0, 'dusk', 'night'),
    rare('muskalanche', 68, 70),
    rare('globelle', 68, 70, 0, 'night'),
  ],
};
