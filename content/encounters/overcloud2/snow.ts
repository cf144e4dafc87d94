import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Old snow in the lee of the terraces. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('calfrost', 50, 52),
    common('crystalwing', 50, 52, 0, 'dusk', 'night'),
    common('icequill', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('nippet', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('flurrimite', 50, 52),
    uncommon('muskalanche', 50, 52),
    uncommon('owlumen', 50, 52, 0, 'night'),
    rare('boreauk', 52, 54, 6, 'dusk', 'night'),
    rare('globelle', 52, 54, 0, 'dawn', 'night'),
  ],
};
