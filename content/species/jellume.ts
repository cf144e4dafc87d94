import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const jellume: Species = {
  id: 'jellume',
  name: 'Jellume',
  types: ['water', 'psychic'],
  stage: 1,
  baseStats: { hp: 52, attack: 44, defense: 48, speed: 50 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 60,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'confusion'],
    [5, 'acid'],
    [9, 'water gun'],
    [13, 'confuse ray'],
    [18, 'bubble beam'],
    [23, 'psybeam'],
    [29, 'barrier'],
    [36, 'psychic'],
  ),
  rarity: 'uncommon',
  habitat: 'quiet bays',
  height: 0.5,
  weight: 4,
  text: 'It glows in the colour of what you are thinking of. Sailors have learnt to think of nothing at all.',
};
