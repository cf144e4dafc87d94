import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** The banks of the lake, where people speak quietly. */
export const meadow: EncounterTable = {
  ground: 'meadow',
  percent: 4,
  entries: [
    common('dustkit', 30, 32),
    common('sootbrock', 30, 32, 0, 'dusk', 'night'),
    common('snickub', 30, 32, 0, 'dusk', 'night'),
    common('vanechick', 30, 32, 0, 'dawn', 'day'),
    common('crumbit', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('sherdlin', 30, 32),
    uncommon('strawisp', 30, 32, 0, 'dusk', 'night'),
    uncommon('tickfawn', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('gutterling', 30, 32, 0, 'night'),
    uncommon('cobblet', 30, 32),
    uncommon('molder', 30, 32),
    uncommon('pricklo', 30, 32, 0, 'day', 'dusk'),
    uncommon('flurrimite', 30, 32, 0, 'dawn', 'night'),
    uncommon('knuckub', 30, 32, 0, 'dawn', 'day', 'dusk'),
    uncommon('scuffkit', 30, 32, 0, 'dusk', 'night'),
    uncommon('fizzet', 30, 32),
    uncommon('postwren', 30, 32, 0, 'dawn', 'day'),
    rare('lullabell', 30, 32, 4, 'dusk', 'night'),
    rare('noctivail', 32, 34, 6, 'dusk', 'night'),
    rare('clovermare', 30, 32, 4, 'dawn'),
    rare('galleghast', 34, 36, 8, 'mist'),
  ],
};
