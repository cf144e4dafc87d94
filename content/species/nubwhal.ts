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
    [5, 'garden hose'],
    [9, 'charm'],
    [13, 'millrace'],
    [15, 'tailwind'],
    [17, 'ripple'],
    [22, 'north draught'],
    [25, 'plumb line'],
    [27, 'auger'],
    [32, 'fluke slap'],
    [38, 'cold lantern'],
    [44, 'loose cornice'],
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
  experienceYield: 98,
  evolution: { into: 'lancetide', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'garden hose'],
    [9, 'charm'],
    [13, 'millrace'],
    [16, 'tailwind'],
    [18, 'ripple'],
    [24, 'north draught'],
    [27, 'plumb line'],
    [30, 'auger'],
    [36, 'fluke slap'],
    [42, 'cold lantern'],
    [47, 'loose cornice'],
    [56, 'spring tide'],
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
  experienceYield: 116,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'garden hose'],
    [2, 'growl'],
    [9, 'charm'],
    [13, 'millrace'],
    [16, 'tailwind'],
    [18, 'ripple'],
    [25, 'north draught'],
    [28, 'plumb line'],
    [31, 'auger'],
    [36, 'fluke slap'],
    [42, 'cold lantern'],
    [48, 'loose cornice'],
    [56, 'spring tide'],
    [62, 'toppled serac'],
    [73, "world's winter"],
  ),
  rarity: 'rare',
  habitat: 'straits between ice fields',
  height: 2.7,
  weight: 240,
  text: 'It salutes an opponent before it charges, and once more after. The lance grows back clearer every winter.',
};
