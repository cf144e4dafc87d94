import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const gloopet: Species = {
  id: 'gloopet',
  name: 'Gloopet',
  types: ['poison'],
  stage: 1,
  baseStats: { hp: 56, attack: 44, defense: 46, speed: 38 },
  growth: 'fast',
  catchRate: 200,
  experienceYield: 55,
  learnset: learnset(
    [1, 'acid'],
    [1, 'poison sting'],
    [5, 'poison powder'],
    [9, 'absorb'],
    [13, 'sludge'],
    [18, 'acid armor'],
    [23, 'toxic'],
    [29, 'sludge bomb'],
  ),
  rarity: 'common',
  habitat: 'under bridges',
  height: 0.5,
  weight: 6,
  text: 'It keeps everything it has ever touched, somewhere inside. Ask nicely and it will look for your key.',
};
