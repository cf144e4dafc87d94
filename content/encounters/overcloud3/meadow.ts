import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf that hums underfoot while the organ plays. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('heralgale', 54, 56, 0, 'dawn', 'day'),
    common('drovermane', 54, 56, 0, 'dawn', 'day', 'dusk'),
    common('noctivail', 54, 56, 0, 'dusk', 'night'),
    common('telegrail', 54, 56),
    uncommon('pendulope', 54, 56),
    uncommon('selenhare', 54, 56, 0, 'dusk', 'night'),
    uncommon('owlumen', 54, 56, 0, 'dusk', 'night'),
    uncommon('lodehorn', 54, 56),
    uncommon('weathercrest', 54, 56, 0, 'dawn', 'day'),
    uncommon('brollygeist', 54, 56, 0, 'dusk', 'night'),
    rare('mandolark', 56, 58, 0, 'dawn', 'day'),
    rare('lullabell', 56, 58, 0, 'dusk', 'night'),
    rare('vaultwyrm', 56, 58, 8, 'day', 'dusk'),
  ],
};
