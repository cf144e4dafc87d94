import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const knuckub: Species = {
  id: 'knuckub',
  name: 'Knuckub',
  types: ['fighting'],
  stage: 1,
  baseStats: { hp: 54, attack: 60, defense: 48, speed: 50 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 62,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'karate chop'],
    [9, 'mach punch'],
    [13, 'low sweep'],
    [18, 'bulk up'],
    [23, 'brick break'],
    [29, 'drain punch'],
    [36, 'close combat'],
  ),
  rarity: 'uncommon',
  habitat: 'forest clearings',
  height: 0.6,
  weight: 14,
  text: 'It boxes with trees until the trees give up, or autumn comes. Either way it counts as a win.',
};
