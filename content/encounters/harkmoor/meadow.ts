import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Heath between the houses of Peatwick. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 3,
  entries: [
    common('dustkit', 18, 20),
    common('sootbrock', 18, 20, 0, 'dusk', 'night'),
    common('snickub', 18, 20, 0, 'dusk', 'night'),
    common('vanechick', 18, 20, 0, 'dawn', 'day'),
    common('crumbit', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('sherdlin', 18, 20),
    uncommon('strawisp', 18, 20, 0, 'dusk', 'night'),
    uncommon('tickfawn', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 18, 20, 0, 'night'),
    uncommon('cobblet', 18, 20),
    uncommon('molder', 18, 20),
    uncommon('pricklo', 18, 20, 0, 'day', 'dusk'),
    uncommon('flurrimite', 18, 20, 0, 'dawn', 'night'),
    uncommon('knuckub', 18, 20, 0, 'dawn', 'day', 'dusk'),
    uncommon('scuffkit', 18, 20, 0, 'dusk', 'night'),
    rare('siroccoon', 26, 28, 8),
    rare('cackleader', 26, 28, 10, 'dusk', 'night'),
    rare('weathercrest', 30, 32, 14, 'dawn', 'day'),
    uncommon('flotsoul', 18, 20, 0, 'mist'),
  ],
};
