import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tussock to the knee, combed in one direction. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('telegrail', 50, 52),
    common('siroccoon', 50, 52, 0, 'dusk', 'night'),
    common('sunflit', 50, 52, 0, 'day'),
    common('flurrimite', 50, 52, 0, 'dawn', 'night'),
    common('kerbeam', 50, 52, 0, 'dusk', 'night'),
    uncommon('heralgale', 50, 52, 0, 'dawn', 'day'),
    uncommon('umbrawl', 50, 52, 0, 'dusk', 'night'),
    uncommon('ampolecat', 50, 52),
    uncommon('pawgilist', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('scarecrone', 50, 52, 0, 'night'),
    uncommon('saguardian', 50, 52, 0, 'dawn', 'day', 'dusk'),
    uncommon('voltwit', 50, 52),
    uncommon('selenhare', 50, 52, 0, 'night'),
    rare('gustrake', 52, 54, 6, 'dawn', 'day', 'dusk'),
    rare('solpavo', 52, 54, 8, 'dawn', 'day'),
    rare('timpanyak', 52, 54, 4, 'dusk', 'night'),
    rare('tempestral', 52, 54, 14, 'dusk', 'night'),
  ],
};
