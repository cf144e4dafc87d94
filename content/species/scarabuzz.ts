import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const scarabuzz: Species = {
  id: 'scarabuzz',
  name: 'Scarabuzz',
  types: ['bug', 'electric'],
  stage: 2,
  baseStats: { hp: 62, attack: 72, defense: 70, speed: 64 },
  growth: 'medium',
  catchRate: 90,
  experienceYield: 145,
  learnset: learnset(
    [1, 'bug bite'],
    [1, 'leer'],
    [6, 'thunder shock'],
    [10, 'fury cutter'],
    [15, 'spark'],
    [20, 'string shot'],
    [25, 'signal beam'],
    [31, 'discharge'],
    [38, 'megahorn'],
  ),
  rarity: 'uncommon',
  habitat: 'old oaks',
  height: 0.7,
  weight: 9,
  text: 'The spots on its back charge up when it is rubbed. Two of them can light a small kitchen.',
};
