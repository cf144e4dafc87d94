import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A chubby mud catfish that plays dragon: two twigs for antlers, a pebble for a pearl.
 * Hook: it bursts roaring out of the mud; twigs with one red leaf, whiskers curled like those of the dragon on the inn sign. Mud brown,
 * pond jade, cream, leaf red. Ambitious, good-humoured, practises roaring under water.
 */
export const mudwhisk: Species = {
  id: 'mudwhisk',
  name: 'Mudwhisk',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 58, attack: 50, defense: 54, speed: 40 },
  growth: 'slow',
  catchRate: 55,
  experienceYield: 66,
  evolution: { into: 'barbelung', level: 32 },
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'mud pie'],
    [5, 'wet clay'],
    [9, 'tickle'],
    [13, 'ripple'],
    [18, 'twister'],
    [22, 'pep talk'],
    [27, 'dive'],
    [33, 'swept aside'],
    [38, 'churned silt'],
    [43, 'gather clouds'],
  ),
  rarity: 'rare',
  habitat: 'mill ponds',
  height: 0.7,
  weight: 12,
  text: 'An old carp once told it that catfish become dragons if they swim up the falls. It has got as far as the mill, and the miller opens the sluice for it on Sundays.',
};

/**
 * A long river dragon in an S curve, broad catfish head, short clawed legs, fins like waves. Hook: four
 * enormous barbels that stream out like festival banners, with patterned ends, and two small antlers. River
 * jade, mud gold, banner red. Majestic, and kind to anyone who starts small.
 */
export const barbelung: Species = {
  id: 'barbelung',
  name: 'Barbelung',
  types: ['water', 'dragon'],
  stage: 2,
  baseStats: { hp: 102, attack: 92, defense: 76, speed: 52 },
  growth: 'slow',
  catchRate: 45,
  experienceYield: 118,
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'mud pie'],
    [5, 'wet clay'],
    [9, 'tickle'],
    [13, 'ripple'],
    [18, 'twister'],
    [22, 'pep talk'],
    [27, 'dive'],
    [33, 'waterfall'],
    [35, 'swept aside'],
    [40, 'churned silt'],
    [44, 'gather clouds'],
    [48, 'thudding tail'],
    [53, 'floodgate'],
    [59, 'star hoard'],
    [67, 'ninth wave'],
  ),
  rarity: 'rare',
  habitat: 'river falls',
  height: 4.8,
  weight: 190,
  text: 'Seven villages fly its colours at the spring flood, because it brings their ducks back afterwards. The beard still smells of mud, and it would not have it otherwise.',
};
