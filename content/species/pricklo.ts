import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const pricklo: Species = {
  id: 'pricklo',
  name: 'Pricklo',
  types: ['grass', 'poison'],
  stage: 1,
  baseStats: { hp: 52, attack: 50, defense: 54, speed: 36 },
  growth: 'fast',
  catchRate: 180,
  experienceYield: 58,
  learnset: learnset(
    [1, 'poison sting'],
    [1, 'growl'],
    [4, 'absorb'],
    [8, 'cotton guard'],
    [12, 'bullet seed'],
    [17, 'mega drain'],
    [22, 'poison jab'],
    [28, 'stun spore'],
    [35, 'seed bomb'],
  ),
  rarity: 'common',
  habitat: 'dry sand',
  height: 0.6,
  weight: 11,
  text: 'It would love a hug and has no idea why nobody offers. The flower opens when it is told a joke.',
};
