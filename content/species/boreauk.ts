import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A great auk that throws its wings wide and shrieks at the night; the quills end in northern lights.
 * Hook: a stout bird with an open, grooved beak between two raised fans that fade from blue to green to violet.
 * Midnight blue, ice white, aurora green. Wild and proud, and hospitable once it has been answered.
 */
export const boreauk: Species = {
  id: 'boreauk',
  name: 'Boreauk',
  types: ['ice', 'electric'],
  stage: 1,
  baseStats: { hp: 91, attack: 87, defense: 77, speed: 58 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 107,
  learnset: learnset(
    [1, 'cold snap'],
    [1, 'flash'],
    [5, 'crackle'],
    [9, 'peck'],
    [14, 'rising hum'],
    [19, 'northern light'],
    [24, 'homing spark'],
    [29, 'snowed in'],
    [33, 'stage lights'],
    [37, 'electric fence'],
    [41, 'cold lantern'],
    [46, 'frosted pane'],
    [51, 'third rail'],
    [58, 'hoar lightning'],
    [70, 'storm rider'],
  ),
  rarity: 'rare',
  habitat: 'northern cliffs',
  height: 1.0,
  weight: 38,
  text: 'The auks never learnt to fly, so this one brought a strip of the sky down to the ice. Captains who steer by it find shelter at last, and rather a lot of fish.',
};
