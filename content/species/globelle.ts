import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A ballerina whose body from the waist up is a snow globe; it is always halfway through a turn.
 * Hook: a glass ball over a wide tutu of frost lace, all of it standing on one pointed toe.
 * Ice blue, rose, pearl white. Gracious and exact; it blushes snow when somebody claps.
 */
export const globelle: Species = {
  id: 'globelle',
  name: 'Globelle',
  types: ['ice', 'fairy'],
  stage: 1,
  baseStats: { hp: 72, attack: 82, defense: 70, speed: 100 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 190,
  learnset: learnset(
    [1, 'powder snow'],
    [1, 'fairy wind'],
    [6, 'teeter dance'],
    [11, 'icy wind'],
    [15, 'rapid spin'],
    [20, 'aurora beam'],
    [25, 'chilly reception'],
    [30, 'ice spinner'],
    [35, 'dazzling gleam'],
    [40, 'revelation dance'],
    [45, 'triple axel'],
    [50, 'aurora veil'],
    [55, 'sparkly swirl'],
    [61, 'blizzard'],
    [70, 'g-max resonance'],
  ),
  rarity: 'rare',
  habitat: 'frozen ponds',
  height: 0.7,
  weight: 9,
  text: 'The snow in its globe falls on a small town with one lit window. It dances for whoever lives there, and always bows to that side first.',
};
