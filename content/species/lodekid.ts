import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A goat kid of grey stone with two thick stub horns of lodestone and the nails that stick to them.
 * Hook: a boxy little body under a big head, horns like two magnet poles.
 * Stone grey, magnet red, spark yellow. Curious and tactless, follows cartwheels for miles.
 */
export const lodekid: Species = {
  id: 'lodekid',
  name: 'Lodekid',
  types: ['rock', 'electric'],
  stage: 1,
  baseStats: { hp: 48, attack: 52, defense: 62, speed: 40 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'lodehorn', level: 28 },
  learnset: learnset(
    [1, 'cobblestone'],
    [1, 'leer'],
    [4, 'crackle'],
    [8, 'crack open'],
    [12, 'slingshot'],
    [16, 'lodestone'],
    [20, 'spark'],
    [24, 'walled in'],
    [28, 'take aim'],
    [32, 'scree run'],
    [37, 'discharge'],
    [43, 'take down'],
  ),
  rarity: 'uncommon',
  habitat: 'hill quarries',
  height: 0.5,
  weight: 14,
  text: 'Every walk ends with eleven nails, a hinge and somebody’s thimble stuck to its horns. The smith waits at the gate and gives it a carrot for the lot.',
};

/**
 * A mountain ibex with enormous horns bent into one horseshoe magnet, pale tips, lightning jumping between
 * the poles. Hook: the great U over a deep shaggy chest and four small hooves. Stone grey, magnet red,
 * spark yellow. Solemn and dependable, a landmark that occasionally moves.
 */
export const lodehorn: Species = {
  id: 'lodehorn',
  name: 'Lodehorn',
  types: ['rock', 'electric'],
  stage: 2,
  baseStats: { hp: 84, attack: 98, defense: 96, speed: 42 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 102,
  learnset: learnset(
    [1, 'cobblestone'],
    [1, 'leer'],
    [4, 'crackle'],
    [8, 'crack open'],
    [12, 'slingshot'],
    [16, 'lodestone'],
    [20, 'spark'],
    [24, 'walled in'],
    [28, 'iron filings'],
    [30, 'take aim'],
    [34, 'scree run'],
    [39, 'discharge'],
    [45, 'take down'],
    [51, 'lightning leap'],
    [58, 'hard landing'],
    [68, 'harkmoor teeth'],
  ),
  rarity: 'uncommon',
  habitat: 'hill tops',
  height: 1.9,
  weight: 210,
  text: 'Compasses in the hills do not point north; they point to where it is standing. Lost walkers do not mind, for it knows the way down and goes at their pace.',
};
