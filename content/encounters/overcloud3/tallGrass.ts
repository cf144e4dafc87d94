import type { EncounterTable } from '../../../rules/world/types.ts';
import { common, rare, uncommon } from '../entry.ts';

/** Tussocks that have learnt to lean the other way. */
export const tallGrass: EncounterTable = {
  ground: 'tall-grass',
  percent: 14,
  entries: [
    common('telegrail', 54, 56),
    common('siroccoon', 54, 56, 0, 'dusk', 'night'),
    common('ampolecat', 54, 56, 0, 'dawn', 'day', 'dusk'),
    common('kerbeam', 54, 56, 0, 'dusk', 'night'),
    common('sunflit', 54, 56, 0, 'dawn', 'day'),
    uncommon('reverachne', 54, 56, 0, 'dusk', 'night'),
    uncommon('umbrawl', 54, 56, 0, 'dusk', 'night'),
    uncommon('heralgale', 54, 56, 0, 'dawn', 'day', 'dusk'),
    uncommon('scarecrone', 54, 56, 0, 'night'),
    uncommon('cranekata', 54, 56, 0, 'dawn', 'day'),
    uncommon('switchafer', 54, 56, 0, 'dawn', 'day', 'dusk'),
    rare('gustrake', 56, 58, 6, 'dawn', 'day', 'dusk'),
    rare('timpanyak', 56, 58, 4, 'dusk', 'night'),
    rare('mandolark', 56, 58, 6, 'dawn', 'day'),
  ],
};
