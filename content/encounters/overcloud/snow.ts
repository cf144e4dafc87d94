import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Snow that nobody shovels, because somebody else might. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 44, 46),
    common('flurrimite', 44, 46),
    common('icequill', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('nippet', 44, 46),
    uncommon('lodekid', 44, 46),
    uncommon('vanechick', 44, 46),
    uncommon('voltwit', 44, 46),
    uncommon('spoutling', 44, 46),
    uncommon('geodling', 44, 46),
    uncommon('tickfawn', 44, 46),
    uncommon('moonbun', 44, 46, 0, 'dusk', 'night'),
    uncommon('noctuff', 44, 46, 0, 'dusk', 'night'),
    uncommon('postwren', 44, 46, 0, 'dawn', 'day'),
    rare('crystalwing', 46, 48, 0, 'dusk', 'night'),
    rare('globelle', 46, 48, 4, 'night'),
    rare('muskalanche', 46, 48, 0, 'dawn', 'day', 'dusk'),
  ],
};
