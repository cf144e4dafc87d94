import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A pale mare with feathered hooves at a high trot; mane and tail are thick clover, its prints shine green.
 * Hook: the arched neck with a mane of round three-lobed leaves and one four-leaf clover on the brow.
 * Cream, clover green, blossom pink. Gentle and a little wistful; it brings luck and would prefer company.
 */
export const clovermare: Species = {
  id: 'clovermare',
  name: 'Clovermare',
  types: ['grass', 'fairy'],
  stage: 1,
  baseStats: { hp: 86, attack: 84, defense: 70, speed: 88 },
  growth: 'medium',
  catchRate: 40,
  experienceYield: 190,
  learnset: learnset(
    [1, 'fairy wind'],
    [1, 'tail whip'],
    [6, 'mega drain'],
    [10, 'grassy glide'],
    [15, 'charm'],
    [20, 'magical leaf'],
    [24, 'stomp'],
    [29, 'flower trick'],
    [34, 'trump card'],
    [38, 'play rough'],
    [43, 'aromatherapy'],
    [47, 'high horsepower'],
    [52, 'petal blizzard'],
    [57, 'springtide storm'],
    [64, 'petal dance'],
    [71, 'twinkle tackle'],
  ),
  rarity: 'rare',
  habitat: 'meadows',
  height: 1.6,
  weight: 290,
  text: 'Four-leaf clover comes up in its hoofprints, so people walk behind it with their eyes on the ground. It wishes that somebody would look up and say good morning.',
};
