import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A raccoon cub rolling in its own cloud of dust, ringed tail like a feather duster, paws over its face.
 * Hook: a puff of dust with two ears, a mask and the ringed brush. Sand, umber, cream. Cheerful and fussy
 * about cleanliness, in its own way.
 */
export const dustkit: Species = {
  id: 'dustkit',
  name: 'Dustkit',
  types: ['ground'],
  stage: 1,
  baseStats: { hp: 49, attack: 55, defense: 44, speed: 66 },
  growth: 'fast',
  catchRate: 200,
  experienceYield: 57,
  evolution: { into: 'siroccoon', level: 24 },
  learnset: learnset(
    [1, 'mud pie'],
    [1, 'dust devil'],
    [4, 'pound'],
    [8, 'wet clay'],
    [12, 'spring clean'],
    [16, 'quicksand'],
    [20, 'thief'],
    [25, 'bulldoze'],
    [30, 'baked earth'],
    [35, 'payback'],
    [40, 'dig'],
  ),
  rarity: 'common',
  habitat: 'dusty lanes',
  height: 0.4,
  weight: 4,
  text: 'Water, it has heard, also gets you clean, but that seems a wet way of going about it. After its bath the lane looks swept and the neighbours do not.',
};

/**
 * A bandit raccoon whose tail is a ringed whirl of hot desert wind, neckerchief over the nose, long quick
 * fingers. Hook: a lean crouching thief under a towering spiral of sand. Sand, umber, night blue. Charming
 * and scrupulous, keeps accounts of every theft.
 */
export const siroccoon: Species = {
  id: 'siroccoon',
  name: 'Siroccoon',
  types: ['ground', 'dark'],
  stage: 2,
  baseStats: { hp: 79, attack: 100, defense: 66, speed: 89 },
  growth: 'fast',
  catchRate: 95,
  experienceYield: 98,
  learnset: learnset(
    [1, 'mud pie'],
    [1, 'dust devil'],
    [4, 'pound'],
    [8, 'wet clay'],
    [12, 'spring clean'],
    [16, 'quicksand'],
    [20, 'thief'],
    [24, 'behind you'],
    [26, 'bulldoze'],
    [31, 'baked earth'],
    [36, 'payback'],
    [41, 'dig'],
    [46, 'sandstorm'],
    [51, 'own medicine'],
    [57, 'kiln wind'],
    [67, 'g-max sinkhole'],
  ),
  rarity: 'common',
  habitat: 'windy lanes and larders',
  height: 1.2,
  weight: 22,
  text: 'First comes the wind of its tail, warm and smelling of elsewhere, and then the pantry is empty. It leaves a neat pile of sand to the value of what it took.',
};
