import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf between the houses, cropped short by somebody who is never seen. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('drovermane', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('weathercrest', 44, 46, 0, 'dawn', 'day'),
    common('noctuff', 44, 46, 0, 'dusk', 'night'),
    common('dustkit', 44, 46),
    common('crumbit', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('moonbun', 44, 46, 0, 'dusk', 'night'),
    uncommon('vanechick', 44, 46),
    uncommon('snickub', 44, 46, 0, 'dusk', 'night'),
    uncommon('spoutling', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('couristrel', 44, 46, 0, 'dawn', 'day'),
    uncommon('pendulope', 44, 46),
    rare('ovendil', 46, 48, 0, 'dawn', 'night'),
    rare('wandertoise', 46, 48, 0, 'dawn', 'day'),
    rare('hearthkit', 46, 48, 4, 'dusk', 'night'),
  ],
};
