import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The flat of each terrace, where the wind lies down for a moment. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('telegrail', 50, 52, 0, 'dawn', 'day', 'dusk'),
    common('weathercrest', 50, 52, 0, 'dawn', 'day'),
    common('drovermane', 50, 52),
    common('noctuff', 50, 52, 0, 'dusk', 'night'),
    common('siroccoon', 50, 52, 0, 'dusk', 'night'),
    uncommon('couristrel', 50, 52, 0, 'dawn', 'day'),
    uncommon('heralgale', 50, 52, 0, 'day', 'dusk'),
    uncommon('lodehorn', 50, 52),
    uncommon('brollygeist', 50, 52, 0, 'dusk', 'night'),
    uncommon('selenhare', 50, 52, 0, 'dusk', 'night'),
    uncommon('spoutling', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('vanechick', 50, 52),
    rare('solpavo', 52, 54, 6, 'dawn', 'day'),
    rare('emberam', 52, 54, 0, 'day', 'dusk'),
    rare('clovermare', 52, 54, 4, 'dawn'),
  ],
};
