import type { EncounterTable } from '../../rules/world/encounters.ts';
import { entry } from './entry.ts';

export const greenLandEncounters: readonly EncounterTable[] = [
  {
    ground: 'tall-grass',
    percent: 14,
    entries: [
      entry('voltwit', 30, 2, 4),
      entry('gloopet', 22, 2, 4),
      entry('molder', 24, 2, 5),
      entry('moonbun', 14, 3, 5),
      entry('podkin', 3, 4, 6),
      entry('kindlam', 3, 4, 6),
      entry('pricklo', 16, 4, 7, 9),
      entry('cuprikin', 10, 5, 8, 11),
      entry('knuckub', 10, 5, 8, 11),
      entry('flickeep', 3, 6, 8, 12),
      entry('trufflet', 3, 6, 8, 12),
      entry('sunflit', 6, 8, 11, 16),
    ],
  },
  {
    ground: 'wood',
    percent: 10,
    entries: [
      entry('noctuff', 30, 3, 6),
      entry('gloopet', 12, 3, 6),
      entry('moonbun', 8, 4, 6),
      entry('knuckub', 16, 4, 7),
      entry('dozebud', 4, 5, 7),
      entry('scarabuzz', 10, 6, 10, 10),
      entry('owlumen', 6, 8, 11, 14),
      entry('umbrawl', 6, 8, 12, 14),
      entry('hollowick', 8, 8, 12, 16),
      entry('clinkdil', 3, 6, 9, 12),
    ],
  },
  {
    ground: 'sand',
    percent: 8,
    entries: [
      entry('molder', 26, 3, 6),
      entry('pricklo', 24, 3, 6),
      entry('brookfin', 14, 3, 6),
      entry('rivetle', 10, 4, 8),
      entry('puddlip', 4, 5, 8),
      entry('cragclaw', 6, 8, 12, 12),
    ],
  },
  {
    ground: 'shore',
    percent: 12,
    entries: [
      entry('brookfin', 36, 2, 6),
      entry('jellume', 18, 4, 7),
      entry('rivetle', 12, 4, 8),
      entry('puddlip', 5, 5, 8),
      entry('dampaw', 5, 5, 8),
      entry('nubwhal', 5, 5, 8),
      entry('icequill', 8, 6, 9, 12),
    ],
  },
  {
    ground: 'rocks',
    percent: 10,
    entries: [
      entry('molder', 22, 4, 7),
      entry('cuprikin', 14, 5, 8),
      entry('bouldun', 12, 7, 11),
      entry('clinkdil', 4, 6, 9),
      entry('vyrmling', 2, 8, 12, 12),
    ],
  },
];
