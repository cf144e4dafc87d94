import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A hedgehog whose back is a plain round stone without a single prickle. Hook: the stone has
 * opened like an egg, and a pointed snout peeps out between the halves, violet crystal behind it. Pebble grey, cream, violet.
 * Shy, modest, secretly pleased with itself.
 */
export const geodling: Species = {
  id: 'geodling',
  name: 'Geodling',
  types: ['rock', 'fairy'],
  stage: 1,
  baseStats: { hp: 48, attack: 44, defense: 72, speed: 38 },
  growth: 'medium',
  catchRate: 190,
  experienceYield: 57,
  evolution: { into: 'amethystrix', level: 26 },
  learnset: learnset(
    [1, 'hunker down'],
    [1, 'tackle'],
    [4, 'thistledown'],
    [8, 'rolling stone'],
    [13, 'quill volley'],
    [17, 'pleading look'],
    [21, 'mineral crust'],
    [25, 'dead leg'],
    [30, 'morning glory'],
    [35, 'geode'],
    [42, 'pillow fight'],
  ),
  rarity: 'common',
  habitat: 'hill paths',
  height: 0.3,
  weight: 8,
  text: 'From outside it looks like something to prop a gate open with, and it often has been. Only friends are shown the sparkle, and only for a moment.',
};

/**
 * A porcupine whose stone coat has split wide open into amethyst. Hook: a great raised fan of faceted
 * crystal quills, longest at the back, over a small grey face with a star-shaped nose. Amethyst violet,
 * rose, pebble grey. Dazzling, warm-hearted, careful where it sits.
 */
export const amethystrix: Species = {
  id: 'amethystrix',
  name: 'Amethystrix',
  types: ['rock', 'fairy'],
  stage: 2,
  baseStats: { hp: 70, attack: 96, defense: 104, speed: 42 },
  growth: 'medium',
  catchRate: 95,
  experienceYield: 99,
  learnset: learnset(
    [1, 'hunker down'],
    [1, 'tackle'],
    [4, 'thistledown'],
    [8, 'rolling stone'],
    [13, 'quill volley'],
    [17, 'pleading look'],
    [21, 'mineral crust'],
    [25, 'dead leg'],
    [27, 'holly hedge'],
    [31, 'morning glory'],
    [37, 'geode'],
    [44, 'pillow fight'],
    [49, 'glittering sleet'],
    [54, 'full moon'],
    [59, "comet's tail"],
    [66, 'stardust gallop'],
  ),
  rarity: 'common',
  habitat: 'crystal caves',
  height: 1.0,
  weight: 64,
  text: 'At dawn its quills throw violet spots on every wall in the valley, and kittens go mad with joy. It has never hurt a soul, though it has ruined many a cushion.',
};
