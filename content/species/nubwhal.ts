import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A narwhal calf that floats a hand above the water. Silhouette: a plump drop with a stub of ribbed horn, a
 * tuft of foam on the brow, raised flukes. Sea blue, white and horn cream; friendly to a fault.
 */
export const nubwhal: Species = {
  id: 'nubwhal',
  name: 'Nubwhal',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 50, attack: 45, defense: 47, speed: 56 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'narvane', level: 16 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'water gun'],
    [9, 'charm'],
    [13, 'aqua jet'],
    [15, 'tailwind'],
    [17, 'water pulse'],
    [22, 'icy wind'],
    [25, 'smart strike'],
    [27, 'drill run'],
    [32, 'aqua tail'],
    [38, 'ice beam'],
    [44, 'icicle crash'],
  ),
  rarity: 'rare',
  habitat: 'river mouths',
  height: 0.6,
  weight: 11,
  text: 'It pokes everything once with its horn, to be introduced. Fishermen find neat round holes in their hats.',
};

/**
 * A narwhal with a weathervane for a tail. Silhouette: a long thin horn at one end, a fish-shaped vane on a
 * brass pivot at the other, a wave for a fin. Sea blue, white and brass; alert, punctual, always right.
 */
export const narvane: Species = {
  id: 'narvane',
  name: 'Narvane',
  types: ['water'],
  stage: 2,
  baseStats: { hp: 62, attack: 62, defense: 60, speed: 74 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 140,
  evolution: { into: 'lancetide', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'water gun'],
    [9, 'charm'],
    [13, 'aqua jet'],
    [16, 'tailwind'],
    [18, 'water pulse'],
    [24, 'icy wind'],
    [27, 'smart strike'],
    [30, 'drill run'],
    [36, 'aqua tail'],
    [42, 'ice beam'],
    [47, 'icicle crash'],
    [56, 'hydro cannon'],
  ),
  rarity: 'rare',
  habitat: 'windy bays',
  height: 1.5,
  weight: 70,
  text: 'Its tail turns a good hour before the wind does. Harbours that keep one have sold their storm bell.',
};

/**
 * A narwhal knight in the moment before the joust. Silhouette: a long lance of clear ice, a crested golden
 * helm, fins like a cape of breaking waves. Royal blue, ice and gold; chivalrous, swift.
 */
export const lancetide: Species = {
  id: 'lancetide',
  name: 'Lancetide',
  types: ['water', 'ice'],
  stage: 3,
  baseStats: { hp: 81, attack: 93, defense: 78, speed: 83 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 210,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'water gun'],
    [2, 'growl'],
    [9, 'charm'],
    [13, 'aqua jet'],
    [16, 'tailwind'],
    [18, 'water pulse'],
    [25, 'icy wind'],
    [28, 'smart strike'],
    [31, 'drill run'],
    [36, 'aqua tail'],
    [42, 'ice beam'],
    [48, 'icicle crash'],
    [56, 'hydro cannon'],
    [62, 'glacial lance'],
    [73, 'subzero slammer'],
  ),
  rarity: 'rare',
  habitat: 'straits between ice fields',
  height: 2.7,
  weight: 240,
  text: 'It salutes an opponent before it charges, and once more after. The lance grows back clearer every winter.',
};
