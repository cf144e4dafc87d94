import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An old tortoise with a whole camp site on its shell: patched tent, kettle on a fire, a washing line.
 * Hook: the tent as a peak on the dome, a lantern on a pole over its head and a signpost for a tail.
 * Moss green, canvas cream, kettle red. An unhurried host; it walks all night and never says where.
 */
export const wandertoise: Species = {
  id: 'wandertoise',
  name: 'Wandertoise',
  types: ['normal', 'ground'],
  stage: 1,
  baseStats: { hp: 122, attack: 76, defense: 108, speed: 22 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 102,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'hunker down'],
    [5, 'mud pie'],
    [9, 'ember'],
    [14, 'stockpile'],
    [18, 'bulldoze'],
    [23, 'chip away'],
    [27, 'swallow'],
    [31, 'hissy fit'],
    [36, 'body slam'],
    [40, 'long lunch'],
    [44, 'tumble down'],
    [49, 'rolling hills'],
    [55, 'earthquake'],
    [62, 'patient ram'],
    [70, 'tumbling giant'],
  ),
  rarity: 'rare',
  habitat: 'meadow paths',
  height: 1.8,
  weight: 320,
  text: 'The tent on its back is always pitched, and the kettle nearly on the boil. Guests who stay the night wake up somewhere else, as a rule with a better view.',
};
