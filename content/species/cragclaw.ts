import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const cragclaw: Species = {
  id: 'cragclaw',
  name: 'Cragclaw',
  types: ['rock', 'water'],
  stage: 2,
  baseStats: { hp: 68, attack: 74, defense: 86, speed: 40 },
  growth: 'medium',
  catchRate: 80,
  experienceYield: 148,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'rock throw'],
    [6, 'withdraw'],
    [10, 'metal claw'],
    [15, 'smack down'],
    [20, 'bubble beam'],
    [25, 'rock slide'],
    [31, 'slash'],
    [38, 'waterfall'],
  ),
  rarity: 'uncommon',
  habitat: 'tide pools',
  height: 0.6,
  weight: 35,
  text: 'The hill on its back is real estate, and it is choosy about tenants. At spring tide it moves house, hill and all.',
};
