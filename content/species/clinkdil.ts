import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An armadillo kit with a shell like a small banked stove. Silhouette: upright rabbit ears before a round
 * ribbed back with glowing seams, a flame at the tail tip. Brick red, sand and coal glow; cosy, curious.
 */
export const clinkdil: Species = {
  id: 'clinkdil',
  name: 'Clinkdil',
  types: ['fire'],
  stage: 1,
  baseStats: { hp: 45, attack: 47, defense: 57, speed: 43 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'ovendil', level: 16 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'withdraw'],
    [5, 'ember'],
    [9, 'rolling stone'],
    [11, 'fireguard'],
    [13, 'scrabble'],
    [17, 'burning hoop'],
    [22, 'boiler plate'],
    [25, 'tin opener'],
    [27, 'slash'],
    [32, 'crater breath'],
    [38, 'take down'],
    [42, 'helmet knock'],
    [45, 'furnace door'],
  ),
  rarity: 'rare',
  habitat: 'warm stone walls',
  height: 0.4,
  weight: 9,
  text: 'Curled up, it glows like a coal fallen out of a stove. It rolls after people who smell of bread.',
};

/**
 * An armadillo that has become a kitchen. Silhouette: upright, a barred oven door for a belly, one stove
 * pipe over the shoulder, long claws. Brick red, sand and iron grey; hospitable and proud of its crusts.
 */
export const ovendil: Species = {
  id: 'ovendil',
  name: 'Ovendil',
  types: ['fire'],
  stage: 2,
  baseStats: { hp: 60, attack: 62, defense: 74, speed: 46 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'furnadil', level: 34 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'withdraw'],
    [5, 'ember'],
    [9, 'rolling stone'],
    [12, 'fireguard'],
    [13, 'scrabble'],
    [18, 'burning hoop'],
    [24, 'boiler plate'],
    [28, 'tin opener'],
    [30, 'slash'],
    [36, 'crater breath'],
    [39, 'take down'],
    [42, 'helmet knock'],
    [47, 'furnace door'],
    [56, 'caldera'],
  ),
  rarity: 'rare',
  habitat: 'abandoned bakeries',
  height: 0.9,
  weight: 41,
  text: 'The little door on its belly opens when it is in a good mood. Whatever is put inside comes out perfectly browned.',
};

/**
 * An armadillo built up to an iron foundry. Silhouette: a fan of burning chimneys on a hunched back, a
 * riveted visor, a round grate in the belly. Brick red, tan and gun-metal grey; slow, gruff, immovable.
 */
export const furnadil: Species = {
  id: 'furnadil',
  name: 'Furnadil',
  types: ['fire', 'steel'],
  stage: 3,
  baseStats: { hp: 80, attack: 86, defense: 106, speed: 50 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'ember'],
    [2, 'withdraw'],
    [9, 'rolling stone'],
    [12, 'fireguard'],
    [13, 'scrabble'],
    [18, 'burning hoop'],
    [25, 'boiler plate'],
    [31, 'tin opener'],
    [32, 'slash'],
    [36, 'crater breath'],
    [40, 'take down'],
    [42, 'helmet knock'],
    [48, 'furnace door'],
    [56, 'caldera'],
    [74, 'runaway engine'],
  ),
  rarity: 'rare',
  habitat: 'old foundries',
  height: 1.7,
  weight: 230,
  text: 'Smoke from its chimney spikes shows its temper: white for calm, black for trouble. It has never once been seen to hurry.',
};
