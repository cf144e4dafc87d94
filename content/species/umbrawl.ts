import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const umbrawl: Species = {
  id: 'umbrawl',
  name: 'Umbrawl',
  types: ['dark'],
  stage: 2,
  baseStats: { hp: 66, attack: 74, defense: 58, speed: 74 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 152,
  learnset: learnset(
    [1, 'bite'],
    [1, 'leer'],
    [6, 'pursuit'],
    [10, 'quick attack'],
    [15, 'feint attack'],
    [20, 'taunt'],
    [25, 'night slash'],
    [31, 'crunch'],
    [38, 'foul play'],
  ),
  rarity: 'uncommon',
  habitat: 'edges of the wood at dusk',
  height: 1.0,
  weight: 28,
  text: 'It walks beside travellers at night, always just outside the light. In the morning it is a little offended that nobody said thank you.',
};
