import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A fluffy stilt chick on one very long red leg, the other folded up, stub wings held out for balance.
 * Hook: a ball of down on a wavering line, tiny headband. Down grey, coral red, white. Earnest and
 * determined, collects bruises and rises each time.
 */
export const stiltlet: Species = {
  id: 'stiltlet',
  name: 'Stiltlet',
  types: ['fighting', 'flying'],
  stage: 1,
  baseStats: { hp: 44, attack: 58, defense: 38, speed: 64 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 57,
  evolution: { into: 'cranekata', level: 26 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'foresight'],
    [5, 'left right'],
    [9, 'gust'],
    [13, 'meditate'],
    [17, 'bucking mule'],
    [21, "crow's line"],
    [26, 'ankle tap'],
    [31, 'clapping wings'],
    [36, 'detect'],
    [41, 'flying leap'],
  ),
  rarity: 'uncommon',
  habitat: 'lake reeds',
  height: 0.5,
  weight: 0.8,
  text: 'One leg is for standing on, and the other is being saved for later. Each time it falls over it looks round quickly, to see whether the reeds were watching.',
};

/**
 * A crane held in the middle of a martial form: one knee high, wings as raised sleeves, tail a long tied
 * sash. Hook: the slim K of leg, wing and neck, the sash flying out behind. White, ink black, coral red.
 * Serene, exact, faintly amused.
 */
export const cranekata: Species = {
  id: 'cranekata',
  name: 'Cranekata',
  types: ['fighting', 'flying'],
  stage: 2,
  baseStats: { hp: 72, attack: 98, defense: 58, speed: 88 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 100,
  learnset: learnset(
    [1, 'peck'],
    [1, 'foresight'],
    [5, 'left right'],
    [9, 'gust'],
    [13, 'meditate'],
    [17, 'bucking mule'],
    [21, "crow's line"],
    [26, 'slamming door'],
    [28, 'ankle tap'],
    [33, 'clapping wings'],
    [38, 'detect'],
    [43, 'flying leap'],
    [48, 'acrobatics'],
    [54, 'falling heel'],
    [60, 'circling hawk'],
    [68, 'overcloud plunge'],
  ),
  rarity: 'uncommon',
  habitat: 'misty shallows',
  height: 1.6,
  weight: 9,
  text: 'At dawn it stands in the shallows in the middle of a form, and the mist waits for it to finish. No opponent has yet stayed long enough to learn how it ends.',
};
