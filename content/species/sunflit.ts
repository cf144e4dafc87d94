import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const sunflit: Species = {
  id: 'sunflit',
  name: 'Sunflit',
  types: ['bug', 'flying'],
  stage: 2,
  baseStats: { hp: 60, attack: 62, defense: 56, speed: 78 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 140,
  learnset: learnset(
    [1, 'gust'],
    [1, 'string shot'],
    [6, 'struggle bug'],
    [10, 'stun spore'],
    [15, 'wing attack'],
    [20, 'silver wind'],
    [25, 'feather dance'],
    [31, 'bug buzz'],
    [38, 'quiver dance'],
  ),
  rarity: 'uncommon',
  habitat: 'flower meadows',
  height: 0.7,
  weight: 1.5,
  text: 'The pattern on its wings is the meadow it was born in, seen from above. It never forgets the way back.',
};
