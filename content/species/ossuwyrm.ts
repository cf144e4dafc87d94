import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * The skeleton of a long wyrm, half set in its slab of chalk, with ghost light between the ribs.
 * Hook: a coil of ribs with a great horned skull, ferns and a nautilus caught between the bones.
 * Bone, chalk blue, ghost green. Courteous, absent-minded; it still shakes the wings it has lost.
 */
export const ossuwyrm: Species = {
  id: 'ossuwyrm',
  name: 'Ossuwyrm',
  types: ['dragon', 'ghost'],
  stage: 1,
  baseStats: { hp: 92, attack: 112, defense: 84, speed: 42 },
  growth: 'slow',
  catchRate: 30,
  experienceYield: 113,
  learnset: learnset(
    [1, 'twister'],
    [1, 'leer'],
    [5, 'astonish'],
    [10, 'rattling bones'],
    [15, 'swept aside'],
    [20, 'cairn song'],
    [25, 'clutching dark'],
    [29, 'stop dead'],
    [33, 'crunch'],
    [37, 'wishbone'],
    [42, 'thudding tail'],
    [46, 'curse'],
    [51, 'stolen mask'],
    [57, 'outrage'],
    [63, 'thousand winters'],
    [71, 'sleepless year'],
  ),
  rarity: 'rare',
  habitat: 'chalk cliffs',
  height: 4.2,
  weight: 150,
  text: 'Nobody has found a kind way of telling it, so it guards its valley as it did ten thousand years ago. The valley has since become a hill.',
};
