import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Snow that shakes off the pipes with the lowest notes. */
export const snow: EncounterTable = {
  ground: 'snow',
  percent: 11,
  entries: [
    common('muskalanche', 54, 56),
    common('crystalwing', 54, 56),
    common('calfrost', 54, 56, 0, 'dawn', 'day', 'dusk'),
    uncommon('quillberg', 54, 56, 0, 'dawn', 'day', 'dusk'),
    uncommon('glacilisk', 54, 56),
    uncommon('owlumen', 54, 56, 0, 'night'),
    uncommon('brollygeist', 54, 56, 0, 'dusk', 'night'),
    rare('basilisleet', 56, 58, 10, 'dawn', 'night'),
    rare('globelle', 56, 58, 0, 'night'),
    rare('boreauk', 56, 58, 6, 'dusk', 'night'),
  ],
};
