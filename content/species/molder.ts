import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const molder: Species = {
  id: 'molder',
  name: 'Molder',
  types: ['ground'],
  stage: 1,
  baseStats: { hp: 56, attack: 54, defense: 50, speed: 40 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 56,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'sand attack'],
    [4, 'mud-slap'],
    [8, 'fury swipes'],
    [12, 'mud shot'],
    [17, 'bulldoze'],
    [22, 'dig'],
    [28, 'slash'],
    [35, 'earthquake'],
  ),
  rarity: 'common',
  habitat: 'allotments',
  height: 0.5,
  weight: 12,
  text: 'It digs for treasure and finds potatoes, and is pleased every time. The lamp on its helmet is for company.',
};
