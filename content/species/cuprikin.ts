import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const cuprikin: Species = {
  id: 'cuprikin',
  name: 'Cuprikin',
  types: ['steel', 'electric'],
  stage: 1,
  baseStats: { hp: 48, attack: 52, defense: 60, speed: 44 },
  growth: 'medium',
  catchRate: 130,
  experienceYield: 62,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'thunder shock'],
    [5, 'metal claw'],
    [9, 'charge'],
    [13, 'spark'],
    [18, 'metal sound'],
    [23, 'bullet punch'],
    [29, 'discharge'],
    [36, 'flash cannon'],
  ),
  rarity: 'uncommon',
  habitat: 'scrap heaps',
  height: 0.5,
  weight: 18,
  text: 'It was built to sort screws and has moved on to friendships. The magnet hands make saying goodbye difficult.',
};
