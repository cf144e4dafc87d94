import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const brookfin: Species = {
  id: 'brookfin',
  name: 'Brookfin',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 40, attack: 42, defense: 40, speed: 66 },
  growth: 'fast',
  catchRate: 220,
  experienceYield: 50,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'tail whip'],
    [4, 'bubble'],
    [8, 'water gun'],
    [12, 'aqua jet'],
    [17, 'bubble beam'],
    [22, 'soak'],
    [27, 'aqua tail'],
    [33, 'surf'],
  ),
  rarity: 'common',
  habitat: 'clear brooks',
  height: 0.3,
  weight: 1.2,
  text: 'It swims upstream for the view and downstream for the fun. Its stripes line up with the ripples when it wants to hide.',
};
