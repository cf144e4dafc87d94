import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Old snow in the lee of the terraces. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 50, 52),
    common('flurrimite', 50, 52),
    common('icequill', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('nippet', 50, 52),
    uncommon('lodekid', 50, 52),
    uncommon('vanechick', 50, 52),
    uncommon('voltwit', 50, 52),
    uncommon('spoutling', 50, 52),
    uncommon('geodling', 50, 52),
    uncommon('cobblet', 50, 52),
    uncommon('moonbun', 50, 52, 0, 'dusk', 'night'),
    uncommon('noctuff', 50, 52, 0, 'dusk', 'night'),
    uncommon('postwren', 50, 52, 0, 'dawn', 'day'),
    rare('crystalwing', 52, 54, 0, 'dusk', 'night'),
    rare('muskalanche', 52, 54),
    rare('boreauk', 52, 54, 6, 'dusk', 'night'),
    rare('globelle', 52, 54, 0, 'dawn', 'night'),
  ],
};
