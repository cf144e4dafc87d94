import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A tiny mantis shrimp with two round boxing-glove claws as big as its head and eyes on stalks. Hook: one
 * glove flung far ahead, the whole banded body behind the punch. Sea green, glove red, sand yellow. Fearless, formal, very
 * small.
 */
export const jabrimp: Species = {
  id: 'jabrimp',
  name: 'Jabrimp',
  types: ['water', 'fighting'],
  stage: 1,
  baseStats: { hp: 42, attack: 66, defense: 52, speed: 46 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 58,
  evolution: { into: 'stomatitan', level: 26 },
  learnset: learnset(
    [1, 'bubble'],
    [1, 'leer'],
    [4, 'quick jab'],
    [8, 'withdraw'],
    [12, 'sparring blow'],
    [16, 'bow wave'],
    [20, 'upper hand'],
    [26, 'oyster knife'],
    [30, 'narrow eyes'],
    [34, 'breakthrough'],
    [39, 'soak through'],
    [44, 'chin up'],
  ),
  rarity: 'uncommon',
  habitat: 'beach pools',
  height: 0.2,
  weight: 0.5,
  text: 'It challenges pebbles, limpets and toes, strictly in order of size. Beaten, it bows, moves one stone to the left and trains until the tide comes back.',
};

/**
 * A mantis shrimp champion that towers upright over its own clubs, plates in rainbow bands.
 * Hook: two great clubs before it, stalked eyes, and a fan tail raised like a cape.
 * Sea green, glove red, violet shimmer. Fair, famous and modest; trains with anyone.
 */
export const stomatitan: Species = {
  id: 'stomatitan',
  name: 'Stomatitan',
  types: ['water', 'fighting'],
  stage: 2,
  baseStats: { hp: 74, attack: 124, defense: 82, speed: 40 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 103,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'leer'],
    [4, 'quick jab'],
    [8, 'withdraw'],
    [12, 'sparring blow'],
    [16, 'bow wave'],
    [20, 'upper hand'],
    [26, 'three waves'],
    [28, 'oyster knife'],
    [32, 'narrow eyes'],
    [36, 'breakthrough'],
    [41, 'soak through'],
    [46, 'chin up'],
    [51, 'pincer snap'],
    [57, 'bare knuckle'],
    [66, 'hundred hands'],
  ),
  rarity: 'uncommon',
  habitat: 'reefs off the beach',
  height: 1.7,
  weight: 88,
  text: 'Its punch is so quick that the sea boils round the fist, and bystanders bring eggs. Nobody who was still putting up their guard has ever been hit by it.',
};
