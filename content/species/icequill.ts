import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const icequill: Species = {
  id: 'icequill',
  name: 'Icequill',
  types: ['ice', 'water'],
  stage: 1,
  baseStats: { hp: 52, attack: 48, defense: 54, speed: 44 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 62,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'powder snow'],
    [8, 'bubble'],
    [12, 'ice shard'],
    [17, 'icy wind'],
    [22, 'water pulse'],
    [28, 'aurora beam'],
    [35, 'ice beam'],
  ),
  rarity: 'uncommon',
  habitat: 'cold shores',
  height: 0.5,
  weight: 9,
  text: 'The quills on its head are icicles, and it is vain about them. In summer it stands in other creatures’ shadows.',
};
