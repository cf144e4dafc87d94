import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A hedgehog whose back is a plain round stone without a single prickle. Hook: a crack over the brow, like
 * a half-open lid, through which violet crystal glitters above a pointed snout. Pebble grey, cream, violet.
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
    [1, 'defense curl'],
    [1, 'tackle'],
    [4, 'fairy wind'],
    [8, 'rollout'],
    [13, 'spike cannon'],
    [17, 'baby-doll eyes'],
    [21, 'salt cure'],
    [25, 'secret power'],
    [30, 'dazzling gleam'],
    [35, 'power gem'],
    [42, 'play rough'],
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
  experienceYield: 180,
  learnset: learnset(
    [1, 'defense curl'],
    [1, 'tackle'],
    [4, 'fairy wind'],
    [8, 'rollout'],
    [13, 'spike cannon'],
    [17, 'baby-doll eyes'],
    [21, 'salt cure'],
    [25, 'secret power'],
    [27, 'spiky shield'],
    [31, 'dazzling gleam'],
    [37, 'power gem'],
    [44, 'play rough'],
    [49, 'diamond storm'],
    [54, 'moonblast'],
    [59, 'meteor beam'],
    [66, 'twinkle tackle'],
  ),
  rarity: 'common',
  habitat: 'crystal caves',
  height: 1.0,
  weight: 64,
  text: 'At dawn its quills throw violet spots on every wall in the valley, and kittens go mad with joy. It has never hurt a soul, though it has ruined many a cushion.',
};
