import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Open moor, where the wind has the right of way. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('dustkit', 26, 28),
    common('sootbrock', 26, 28, 0, 'dusk', 'night'),
    common('snickub', 26, 28, 0, 'dusk', 'night'),
    common('vanechick', 26, 28, 0, 'dawn', 'day'),
    common('crumbit', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('sherdlin', 26, 28),
    uncommon('strawisp', 26, 28, 0, 'dusk', 'night'),
    uncommon('tickfawn', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 26, 28, 0, 'night'),
    uncommon('cobblet', 26, 28),
    uncommon('molder', 26, 28),
    uncommon('pricklo', 26, 28, 0, 'day', 'dusk'),
    uncommon('flurrimite', 26, 28, 0, 'dawn', 'night'),
    uncommon('knuckub', 26, 28, 0, 'dawn', 'day', 'dusk'),
    uncommon('scuffkit', 26, 28, 0, 'dusk', 'night'),
    rare('amphorage', 32, 34, 8, 'dusk', 'night'),
    rare('weathercrest', 32, 34, 8, 'dawn', 'day'),
    rare('drovermane', 28, 30, 4, 'dawn', 'day', 'dusk'),
    uncommon('flotsoul', 26, 28, 0, 'mist'),
    rare('galleghast', 34, 36, 12, 'mist'),
  ],
};
