import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A ball of fluff with the ears and wings of a bat, fast asleep, though its branch has just come off.
 * Hook: the branch it still hangs from by one wing; the other wing serves as a quilt. Lilac, night blue,
 * orange ears. Sleepy, good-humoured, not built for branches.
 */
export const noctuff: Species = {
  id: 'noctuff',
  name: 'Noctuff',
  types: ['dark', 'flying'],
  stage: 1,
  baseStats: { hp: 44, attack: 48, defense: 42, speed: 66 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 58,
  evolution: { into: 'noctivail', level: 24 },
  learnset: learnset(
    [1, 'gust'],
    [1, 'leer'],
    [4, 'pursuit'],
    [8, 'shrill whistle'],
    [12, 'bite'],
    [16, 'buffet'],
    [21, 'behind you'],
    [24, 'valley echo'],
    [27, 'slamming door'],
    [34, 'snuffed candle'],
    [40, 'tailwind'],
  ),
  rarity: 'common',
  habitat: 'hollow trees',
  height: 0.4,
  weight: 2,
  text: 'It sleeps rolled into a ball of fluff and falls off the branch about once a night. The landing never wakes it.',
};

/**
 * A great bat wrapped in its own wings as in a hooded cloak; opened, the lining is a field of stars.
 * Hook: the pointed hood and the sweep of the cloak. Night blue, lilac ruff, star gold.
 * Silent, courteous, given to hanging where it can be admired.
 */
export const noctivail: Species = {
  id: 'noctivail',
  name: 'Noctivail',
  types: ['dark', 'flying'],
  stage: 2,
  baseStats: { hp: 74, attack: 80, defense: 62, speed: 102 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 96,
  learnset: learnset(
    [1, 'gust'],
    [1, 'leer'],
    [4, 'pursuit'],
    [8, 'shrill whistle'],
    [12, 'bite'],
    [16, 'buffet'],
    [21, 'behind you'],
    [24, 'valley echo'],
    [27, 'slamming door'],
    [30, 'lights out'],
    [34, 'snuffed candle'],
    [37, 'stolen breath'],
    [40, 'tailwind'],
    [45, 'blackout'],
    [56, 'circling hawk'],
    [65, 'g-max midnight'],
  ),
  rarity: 'common',
  habitat: 'church towers',
  height: 1.7,
  weight: 21,
  text: 'On clear nights it hangs between two chimneys, and the sky gains a constellation that nobody can name. Astronomers are vexed, and moths are charmed.',
};
