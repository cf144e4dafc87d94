import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tussocks, gone to straw; what lives in them has gone to straw, too. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('telegrail', 44, 46),
    common('flurrimite', 44, 46, 0, 'dawn', 'night'),
    common('matchbug', 44, 46, 0, 'dusk', 'night'),
    common('pricklo', 44, 46, 0, 'dawn', 'day', 'dusk'),
    common('dustkit', 44, 46),
    uncommon('couristrel', 44, 46, 0, 'dawn', 'day'),
    uncommon('siroccoon', 44, 46, 0, 'dusk', 'night'),
    uncommon('sunflit', 44, 46, 0, 'day'),
    uncommon('strawisp', 44, 46, 0, 'dusk', 'night'),
    uncommon('dreamspin', 44, 46, 0, 'dusk', 'night'),
    uncommon('knuckub', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('voltwit', 44, 46, 0, 'dawn', 'day', 'dusk'),
    uncommon('umbrawl', 44, 46, 0, 'night'),
    uncommon('moonbun', 44, 46, 0, 'dusk', 'night'),
    rare('pavember', 46, 48, 0, 'dawn', 'day'),
    rare('mandolark', 46, 48, 0, 'dawn', 'day'),
    rare('ovendil', 46, 48, 4, 'dusk', 'night'),
  ],
};
