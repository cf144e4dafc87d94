import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, fabled, rare, uncommon } from '../entry.ts';

/** The Larder. No daylight comes there, so most of those who live in it do at every hour. */
export const rocks: EncounterTable = {
  ground: 'rocks',
  percent: 10,
  entries: [
    common('molder', 70, 72),
    common('lodekid', 70, 72),
    common('noctuff', 70, 72),
    common('gutterling', 70, 72),
    uncommon('crumbit', 70, 72),
    uncommon('cuprikin', 70, 72),
    uncommon('capsprite', 70, 72),
    uncommon('geodling', 70, 72),
    uncommon('cobblet', 70, 72),
    uncommon('snickub', 70, 72),
    uncommon('sherdlin', 70, 72),
    uncommon('sootbrock', 70, 72, 0, 'dusk', 'night'),
    uncommon('vanechick', 70, 72, 0, 'dawn', 'day'),
    rare('quillberg', 72, 74),
    rare('amethystrix', 72, 74),
    rare('clinkdil', 72, 74),
    fabled('glowmonger', 72, 74, 4),
  ],
};
