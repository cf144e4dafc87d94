import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** The hills in the north-west and the lighthouse’s reef. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('cobblet', 9, 11),
    common('lodekid', 9, 11, 0, 'dawn', 'day', 'dusk'),
    common('geodling', 9, 11, 0, 'dusk', 'night'),
    common('nippet', 9, 11, 0, 'dawn', 'night'),
    common('molder', 9, 11, 0, 'dusk', 'night'),
    uncommon('cuprikin', 9, 11),
    uncommon('vanechick', 9, 11, 0, 'dawn', 'day'),
    uncommon('flurrimite', 9, 11, 0, 'dawn', 'night'),
    uncommon('calfrost', 20, 23, 10, 'dawn', 'day', 'night'),
    uncommon('trilobit', 20, 23, 10),
    uncommon('pumichick', 21, 24, 10, 'day', 'dusk'),
    uncommon('spoutling', 24, 27, 11, 'dusk', 'night'),
    rare('clinkdil', 13, 15, 7, 'day', 'dusk'),
    rare('ingotail', 20, 23, 9, 'night'),
    rare('vyrmling', 22, 25, 9),
    rare('bouldun', 22, 24, 9, 'dawn', 'day'),
    rare('glacilisk', 22, 24, 9, 'dawn', 'night'),
    rare('excavole', 24, 26, 10, 'dusk', 'night'),
    rare('quicksylph', 28, 31, 10, 'night'),
    rare('amethystrix', 28, 30, 11, 'dusk', 'night'),
    rare('tephraptor', 30, 32, 12, 'day'),
    rare('globelle', 30, 33, 12, 'dawn'),
    rare('timpanyak', 32, 35, 12, 'dusk'),
    rare('lodehorn', 31, 33, 12, 'day', 'dusk'),
    rare('gustrake', 33, 35, 13, 'day'),
    fabled('tumulord', 38, 40, 14, 'dusk', 'night'),
    fabled('zenithrone', 60, 60, 14, 'day'),
  ],
};
