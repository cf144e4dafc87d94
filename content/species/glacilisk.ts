import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const glacilisk: Species = {
  id: 'glacilisk',
  name: 'Glacilisk',
  types: ['ice'],
  stage: 2,
  baseStats: { hp: 66, attack: 70, defense: 66, speed: 62 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 150,
  learnset: learnset(
    [1, 'powder snow'],
    [1, 'leer'],
    [6, 'ice shard'],
    [10, 'bite'],
    [14, 'icy wind'],
    [19, 'aurora beam'],
    [24, 'ice fang'],
    [30, 'screech'],
    [36, 'ice beam'],
    [44, 'blizzard'],
  ),
  rarity: 'uncommon',
  habitat: 'cold springs',
  height: 1.6,
  weight: 40,
  text: 'It sheds a skin of frost every morning, complete down to the smallest scale. Collectors come with cool boxes.',
};
