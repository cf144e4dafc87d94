import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const rivetle: Species = {
  id: 'rivetle',
  name: 'Rivetle',
  types: ['steel', 'water'],
  stage: 1,
  baseStats: { hp: 54, attack: 48, defense: 72, speed: 30 },
  growth: 'slow',
  catchRate: 120,
  experienceYield: 64,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'withdraw'],
    [5, 'water gun'],
    [9, 'metal claw'],
    [13, 'bite'],
    [18, 'iron defense'],
    [23, 'water pulse'],
    [29, 'iron head'],
    [36, 'scald'],
  ),
  rarity: 'uncommon',
  habitat: 'harbours',
  height: 0.5,
  weight: 26,
  text: 'Winding the key on its back does nothing, but it likes the attention. Its shell never rusts because it worries about it daily.',
};
