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
  experienceYield: 105,
  learnset: learnset(
    [1, 'flurry'],
    [1, 'thistledown'],
    [6, 'dizzy reel'],
    [11, 'north draught'],
    [15, 'spinning top'],
    [20, 'northern light'],
    [25, 'first snow'],
    [30, 'curling stone'],
    [35, 'morning glory'],
    [40, 'true colours'],
    [45, "skater's turn"],
    [50, 'frosted pane'],
    [55, 'ribbon dance'],
    [61, 'blizzard'],
    [70, 'g-max icehouse'],
  ),
  rarity: 'rare',
  habitat: 'frozen ponds',
  height: 0.7,
  weight: 9,
  text: 'The snow in its globe falls on a small town with one lit window. It dances for whoever lives there, and always bows to that side first.',
};
