import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A great auk, upright and portly; from its stubby wings and tail the northern lights trail like a stole.
 * Hook: a stout bird in front of a wide curtain of light that hangs from it in folds to the ground.
 * Midnight blue, ice white, aurora green. Dignified, hospitable and always just back from a long walk.
 */
export const boreauk: Species = {
  id: 'boreauk',
  name: 'Boreauk',
  types: ['ice', 'electric'],
  stage: 1,
  baseStats: { hp: 91, attack: 87, defense: 77, speed: 58 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 194,
  learnset: learnset(
    [1, 'ice shard'],
    [1, 'flash'],
    [5, 'thunder shock'],
    [9, 'peck'],
    [14, 'charge beam'],
    [19, 'aurora beam'],
    [24, 'shock wave'],
    [29, 'snowscape'],
    [33, 'glitzy glow'],
    [37, 'thunder cage'],
    [41, 'ice beam'],
    [46, 'aurora veil'],
    [51, 'electro drift'],
    [58, 'freeze shock'],
    [70, 'stoked sparksurfer'],
  ),
  rarity: 'rare',
  habitat: 'northern cliffs',
  height: 1.0,
  weight: 38,
  text: 'The auks never learnt to fly, so this one brought a strip of the sky down to the ice. Captains who steer by it find shelter at last, and rather a lot of fish.',
};
