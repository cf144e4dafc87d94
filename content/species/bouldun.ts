import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const bouldun: Species = {
  id: 'bouldun',
  name: 'Bouldun',
  types: ['rock', 'grass'],
  stage: 2,
  baseStats: { hp: 76, attack: 76, defense: 90, speed: 34 },
  growth: 'slow',
  catchRate: 75,
  experienceYield: 150,
  learnset: learnset(
    [1, 'rock throw'],
    [1, 'tackle'],
    [6, 'absorb'],
    [10, 'rollout'],
    [15, 'smack down'],
    [20, 'mega drain'],
    [25, 'rock slide'],
    [31, 'cotton guard'],
    [38, 'stone edge'],
  ),
  rarity: 'uncommon',
  habitat: 'boulder fields',
  height: 1.3,
  weight: 140,
  text: 'Moss decides where it goes; the rest just follows. It has been mistaken for a bench, and did not mind.',
};
