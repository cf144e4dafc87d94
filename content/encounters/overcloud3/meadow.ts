import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Turf that hums underfoot while the organ plays. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('vanechick', 54, 56),
    common('tickfawn', 54, 56),
    common('voltwit', 54, 56, 0, 'dawn', 'day', 'dusk'),
    common('noctuff', 54, 56, 0, 'dusk', 'night'),
    uncommon('dustkit', 54, 56),
    uncommon('spoutling', 54, 56),
    uncommon('lodekid', 54, 56),
    uncommon('cobblet', 54, 56),
    uncommon('fizzet', 54, 56),
    uncommon('calfrost', 54, 56),
    uncommon('geodling', 54, 56),
    uncommon('cuprikin', 54, 56),
    uncommon('moonbun', 54, 56, 0, 'dusk', 'night'),
    uncommon('postwren', 54, 56, 0, 'dawn', 'day'),
    uncommon('gutterling', 54, 56, 0, 'night'),
    uncommon('knuckub', 54, 56, 0, 'dawn', 'day', 'dusk'),
    rare('pendulope', 56, 58),
    rare('owlumen', 56, 58, 0, 'dusk', 'night'),
    rare('mandolark', 56, 58, 0, 'dawn', 'day'),
    rare('lullabell', 56, 58, 0, 'dusk', 'night'),
    rare('vaultwyrm', 56, 58, 8, 'day', 'dusk'),
    uncommon('flurrimite', 54, 56, 0, 'snow'),
  ],
};
