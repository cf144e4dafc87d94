import type { EncounterTable } from '../../rules/world/encounters.ts';
import { entry } from './entry.ts';

export const greenLand2Encounters: readonly EncounterTable[] = [
  {
    ground: 'tall-grass',
    percent: 14,
    entries: [
      entry('voltwit', 20, 8, 11),
      entry('pricklo', 22, 8, 12),
      entry('cuprikin', 16, 8, 12),
      entry('knuckub', 14, 9, 12),
      entry('sunflit', 14, 10, 14),
      entry('kindlam', 3, 9, 12),
      entry('trufflet', 3, 9, 12),
      entry('moonbun', 14, 8, 12),
      entry('emberam', 2, 16, 19, 18),
      entry('thickhog', 2, 16, 19, 18),
      entry('umbrawl', 10, 13, 17, 14),
    ],
  },
  {
    ground: 'wood',
    percent: 10,
    entries: [
      entry('noctuff', 22, 8, 12),
      entry('scarabuzz', 18, 10, 14),
      entry('owlumen', 14, 11, 15),
      entry('hollowick', 12, 11, 15),
      entry('umbrawl', 12, 12, 16),
      entry('dozebud', 5, 9, 12),
      entry('mosslow', 2, 16, 20, 14),
    ],
  },
  {
    ground: 'sand',
    percent: 9,
    entries: [
      entry('pricklo', 18, 8, 12),
      entry('brookfin', 16, 8, 12),
      entry('cragclaw', 18, 10, 15),
      entry('rivetle', 16, 9, 13),
      entry('icequill', 12, 9, 13),
      entry('nubwhal', 5, 9, 13),
    ],
  },
  {
    ground: 'shore',
    percent: 12,
    entries: [
      entry('jellume', 24, 8, 13),
      entry('brookfin', 20, 8, 13),
      entry('cragclaw', 14, 10, 15),
      entry('icequill', 14, 9, 14),
      entry('dampaw', 5, 9, 13),
      entry('nubwhal', 5, 9, 13),
      entry('glacilisk', 8, 13, 18, 14),
      entry('narvane', 2, 16, 20, 18),
    ],
  },
  {
    ground: 'rocks',
    percent: 10,
    entries: [
      entry('bouldun', 26, 9, 14),
      entry('cuprikin', 16, 9, 13),
      entry('clinkdil', 6, 9, 13),
      entry('vyrmling', 6, 10, 15),
      entry('glacilisk', 10, 12, 17, 12),
      entry('molder', 16, 8, 12),
      entry('ovendil', 2, 16, 20, 18),
      entry('tempestral', 1, 30, 32, 20),
    ],
  },
];
