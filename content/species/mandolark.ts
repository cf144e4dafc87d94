import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A plump lark whose body is a mandolin: sound hole on the breast, strings up the long neck.
 * Hook: the pear shape with a straight neck, a crest of tuning pegs, and a tail like a fan of picks.
 * Honey brown, cream, cherry red. Cheerful and vain of its tone; it apologises to no one for the hour.
 */
export const mandolark: Species = {
  id: 'mandolark',
  name: 'Mandolark',
  types: ['normal', 'flying'],
  stage: 1,
  baseStats: { hp: 73, attack: 90, defense: 63, speed: 109 },
  growth: 'medium',
  catchRate: 50,
  experienceYield: 100,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [5, 'gust'],
    [9, 'shrill whistle'],
    [14, 'round'],
    [18, 'pluck'],
    [23, 'chatter'],
    [28, 'clapping wings'],
    [32, 'ruffled feathers'],
    [36, 'slamming door'],
    [40, 'full throat'],
    [45, 'siren song'],
    [50, 'roost'],
    [55, 'falcon stoop'],
    [62, 'foghorn'],
    [70, 'overcloud plunge'],
  ),
  rarity: 'rare',
  habitat: 'meadows',
  height: 0.6,
  weight: 2,
  text: 'It tunes its strings before sunrise, while the hamlet pretends to be asleep. On cold mornings it plays a little flat, and prefers not to discuss it.',
};
