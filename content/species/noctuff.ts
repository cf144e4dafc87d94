import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const noctuff: Species = {
  id: 'noctuff',
  name: 'Noctuff',
  types: ['dark', 'flying'],
  stage: 1,
  baseStats: { hp: 44, attack: 48, defense: 42, speed: 66 },
  growth: 'fast',
  catchRate: 180,
  experienceYield: 58,
  learnset: learnset(
    [1, 'gust'],
    [1, 'leer'],
    [4, 'pursuit'],
    [8, 'supersonic'],
    [12, 'bite'],
    [16, 'wing attack'],
    [21, 'feint attack'],
    [27, 'air slash'],
    [34, 'dark pulse'],
  ),
  rarity: 'common',
  habitat: 'hollow trees',
  height: 0.4,
  weight: 2,
  text: 'It sleeps rolled into a ball of fluff and falls off the branch about once a night. The landing never wakes it.',
};
