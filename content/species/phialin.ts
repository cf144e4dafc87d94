import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An adder hatchling with see-through, glass-green skin like a phial, a cork-brown cap on its head, liquid
 * within. Hook: a slim bottle neck rising from a loop, level of liquid visible. Bottle green, cork brown,
 * violet. Studious and literal, tastes everything once and takes notes.
 */
export const phialin: Species = {
  id: 'phialin',
  name: 'Phialin',
  types: ['poison'],
  stage: 1,
  baseStats: { hp: 46, attack: 54, defense: 46, speed: 56 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 57,
  evolution: { into: 'apothadder', level: 26 },
  learnset: learnset(
    [1, 'wrap'],
    [1, 'leer'],
    [4, 'quicklime'],
    [8, 'scorpion flick'],
    [12, 'peat fumes'],
    [16, 'viper kiss'],
    [20, 'bite'],
    [25, 'sludge'],
    [30, 'purify'],
    [35, 'tainted shears'],
    [40, 'ringing ears'],
    [45, 'burst drain'],
  ),
  rarity: 'uncommon',
  habitat: 'herb gardens',
  height: 0.5,
  weight: 0.7,
  text: 'Held up to the light, it shows exactly what was for supper. Herb gatherers keep one in the basket, as it turns blue at anything that should not be eaten.',
};

/**
 * An adder apothecary coiled round a stone mortar, pestle held in the tail, small bottles in the folds of
 * its hood. Hook: the coil as a pedestal with the mortar in the middle, spectacle marks on the hood. Bottle
 * green, violet, stone. Wise, dry and discreet.
 */
export const apothadder: Species = {
  id: 'apothadder',
  name: 'Apothadder',
  types: ['poison', 'psychic'],
  stage: 2,
  baseStats: { hp: 81, attack: 87, defense: 83, speed: 67 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 100,
  learnset: learnset(
    [1, 'wrap'],
    [1, 'leer'],
    [4, 'quicklime'],
    [8, 'scorpion flick'],
    [12, 'peat fumes'],
    [16, 'viper kiss'],
    [20, 'bite'],
    [25, 'sludge'],
    [26, 'double vision'],
    [31, 'purify'],
    [36, 'tainted shears'],
    [41, 'ringing ears'],
    [46, 'burst drain'],
    [51, 'prophecy'],
    [58, 'rubbish heap'],
    [66, 'endless stairs'],
  ),
  rarity: 'uncommon',
  habitat: 'hollows of the old wood',
  height: 2.1,
  weight: 19,
  text: 'There is a bench outside its hollow, and whoever sits down is asked where it hurts. The fee is one egg for grown-ups, and for children a good story.',
};
