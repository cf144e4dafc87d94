import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * First of the four hours of the wild: a tall white hart with two blossoming trees for antlers, full of first light.
 * Hook: the round crowns of the trees above its head, and the sun that rises behind its back.
 * Dew white, spring green, rose gold. Quiet, awake and kind; flowers come up and birds begin to sing where it passes.
 */
export const dawnhart: Species = {
  id: 'dawnhart',
  name: 'Dawnhart',
  types: ['grass', 'fairy'],
  stage: 1,
  baseStats: { hp: 96, attack: 88, defense: 78, speed: 103 },
  growth: 'slow',
  catchRate: 10,
  experienceYield: 151,
  learnset: learnset(
    [1, 'hazel rod'],
    [1, 'flash'],
    [5, 'thistledown'],
    [12, 'trailblaze'],
    [18, 'cool drink'],
    [23, 'autumn squall'],
    [29, 'grafted bough'],
    [34, 'morning glory'],
    [39, 'sunny doorstep'],
    [44, 'fair share'],
    [49, 'ley lines'],
    [55, 'sunlit scythe'],
    [62, 'thrown bouquet'],
    [68, 'greenreach spring'],
    [75, 'max enchantment'],
  ),
  rarity: 'legendary',
  habitat: 'old wood',
  height: 2.3,
  weight: 160,
  text: 'The first light of the day catches in its antlers and is carried down to the valley at a walk. On mornings that seem to last, it has stopped to drink.',
};
