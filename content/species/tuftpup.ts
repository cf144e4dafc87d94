import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A sheepdog pup that is one great ball of shaggy tuft: no eyes to be seen, only a wet nose and two paws.
 * Hook: a mop with a wagging tuft of a tail, a forelock falling over everything. Cream, slate grey, nose
 * pink. Eager, thorough and certain that everybody present is a sheep.
 */
export const tuftpup: Species = {
  id: 'tuftpup',
  name: 'Tuftpup',
  types: ['normal'],
  stage: 1,
  baseStats: { hp: 56, attack: 50, defense: 46, speed: 54 },
  growth: 'medium',
  catchRate: 220,
  experienceYield: 56,
  evolution: { into: 'drovermane', level: 22 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'olive branch'],
    [4, 'startle'],
    [8, 'spinning top'],
    [12, 'snarl'],
    [15, 'round'],
    [19, 'headbutt'],
    [25, 'howl'],
    [30, 'retaliate'],
    [35, 'strength'],
    [41, 'body slam'],
  ),
  rarity: 'common',
  habitat: 'sheep meadows',
  height: 0.4,
  weight: 7,
  text: 'Nobody can tell which end is the front until the wagging starts. At bedtime it counts the sheep, then the lambs, and then the visitors.',
};

/**
 * A drover’s dog as tall as a gate, with a lion’s mane of woolly locks and a shepherd’s bell under the chin.
 * Hook: the mane, a plume of a tail, one raised paw. Cream, slate grey,
 * brass. Calm and patient, a grandfather to every herd; it never runs, it merely arrives.
 */
export const drovermane: Species = {
  id: 'drovermane',
  name: 'Drovermane',
  types: ['normal'],
  stage: 2,
  baseStats: { hp: 103, attack: 82, defense: 91, speed: 57 },
  growth: 'medium',
  catchRate: 110,
  experienceYield: 94,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'olive branch'],
    [4, 'startle'],
    [8, 'spinning top'],
    [12, 'snarl'],
    [15, 'round'],
    [19, 'headbutt'],
    [22, 'thick fleece'],
    [26, 'howl'],
    [31, 'retaliate'],
    [36, 'strength'],
    [42, 'body slam'],
    [48, 'full throat'],
    [55, 'reckless swing'],
    [64, 'g-max carousel'],
  ),
  rarity: 'common',
  habitat: 'hill pastures',
  height: 1.3,
  weight: 62,
  text: 'Small ones shelter from the rain in its locks, and it pretends not to know how many. At one low word from it even the weather walks in a line.',
};
