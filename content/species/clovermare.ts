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
  experienceYield: 105,
  learnset: learnset(
    [1, 'thistledown'],
    [1, 'disarm'],
    [6, 'deep roots'],
    [10, 'downhill roll'],
    [15, 'charm'],
    [20, 'maple keys'],
    [24, 'stomp'],
    [29, 'hidden thorn'],
    [34, 'trump card'],
    [38, 'pillow fight'],
    [43, 'aromatherapy'],
    [47, 'plough through'],
    [52, 'orchard storm'],
    [57, 'april showers'],
    [64, 'maypole whirl'],
    [71, 'stardust gallop'],
  ),
  rarity: 'rare',
  habitat: 'meadows',
  height: 1.6,
  weight: 290,
  text: 'Four-leaf clover comes up in its hoofprints, so people walk behind it with their eyes on the ground. It wishes that somebody would look up and say good morning.',
};
