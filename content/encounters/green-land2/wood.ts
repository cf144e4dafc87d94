import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** A small wood in the west, older than the village behind it. */
export const wood: EncounterTable = {
  ground: 'wood',
  percent: 10,
  entries: [
    common('capsprite', 11, 13),
    common('dreamspin', 11, 13),
    common('knuckub', 11, 13, 0, 'dawn', 'day'),
    common('zizzgrub', 11, 13, 0, 'dawn', 'day'),
    common('noctuff', 11, 13, 0, 'dusk', 'night'),
    common('sootbrock', 11, 13, 0, 'dusk', 'night'),
    uncommon('pageant', 11, 13, 0, 'dawn', 'day', 'dusk'),
    uncommon('scuffkit', 11, 13, 0, 'dusk', 'night'),
    uncommon('moonbun', 17, 19, 10, 'night'),
    uncommon('phialin', 21, 24, 12, 'dawn', 'day'),
    uncommon('strawisp', 21, 24, 12, 'dusk', 'night'),
    rare('sunflit', 24, 26, 11, 'dawn', 'day'),
    rare('umbrawl', 24, 26, 11, 'dusk'),
    rare('mosslow', 22, 24, 12, 'dawn', 'day'),
    rare('galoshade', 24, 26, 12, 'night'),
    rare('owlumen', 25, 27, 12, 'night'),
    rare('amanitiara', 28, 30, 13, 'dawn', 'day'),
    rare('reverachne', 28, 30, 13, 'dusk', 'night'),
    rare('pawgilist', 28, 30, 13, 'day'),
    rare('apothadder', 29, 31, 14, 'dawn'),
    rare('brockember', 30, 32, 14, 'dusk', 'night'),
  ],
};
