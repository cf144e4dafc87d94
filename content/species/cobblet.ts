import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A round river cobble that has just been woken, with two pebbles for feet.
 * Hook: a perfect ball, half-shut eyes in a band of darker stone, one tuft of moss on top.
 * Colours: warm grey, moss green, amber eyes. Temper: sleepy, obliging, hard to offend.
 */
export const cobblet: Species = {
  id: 'cobblet',
  name: 'Cobblet',
  types: ['rock'],
  stage: 1,
  baseStats: { hp: 54, attack: 50, defense: 66, speed: 25 },
  growth: 'slow',
  catchRate: 140,
  experienceYield: 58,
  evolution: { into: 'bouldun', level: 18 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'hunker down'],
    [4, 'cobblestone'],
    [6, 'absorb'],
    [10, 'rolling stone'],
    [15, 'slingshot'],
    [18, 'yawn'],
    [20, 'deep roots'],
    [25, 'scree run'],
    [31, 'thick fleece'],
    [41, 'jagged ridge'],
  ),
  rarity: 'uncommon',
  habitat: 'stony fords',
  height: 0.3,
  weight: 12,
  text: 'Skimmed across a pond, it sinks at the second bounce and spends a contented week walking home. Kind people water its tuft, taking it for a flowerpot.',
};

/**
 * A dolmen that got up: four standing stones that walk, and a capstone with eyes in its cleft.
 * Hook: the heavy table of stone over long gaps, a thatch of moss with daisies, crystals at the back.
 * Colours: warm grey-brown, leaf green, amber crystals. Temper: stolid, gentle, led by its moss.
 */
export const bouldun: Species = {
  id: 'bouldun',
  name: 'Bouldun',
  types: ['rock', 'grass'],
  stage: 2,
  baseStats: { hp: 66, attack: 65, defense: 81, speed: 29 },
  growth: 'slow',
  catchRate: 75,
  experienceYield: 102,
  evolution: { into: 'tumulord', level: 36 },
  learnset: learnset(
    [1, 'cobblestone'],
    [1, 'tackle'],
    [3, 'hunker down'],
    [6, 'absorb'],
    [10, 'rolling stone'],
    [15, 'slingshot'],
    [18, 'yawn'],
    [20, 'deep roots'],
    [25, 'scree run'],
    [31, 'thick fleece'],
    [34, 'conker'],
    [38, 'jagged ridge'],
    [44, 'ingrain'],
  ),
  rarity: 'uncommon',
  habitat: 'boulder fields',
  height: 1.3,
  weight: 140,
  text: 'Moss decides where it goes; the rest just follows. It has been mistaken for a bench, and did not mind.',
};

/**
 * A barrow hill that walks on four squat pillars of rock, turf over its back, daisies and all.
 * Hook: a ring of standing stones for a crown, and a low stone doorway in the chest with two lights inside.
 * Colours: turf green, lichen grey, amber. Temper: solemn, hospitable, in no hurry whatever.
 */
export const tumulord: Species = {
  id: 'tumulord',
  name: 'Tumulord',
  types: ['rock', 'grass'],
  stage: 3,
  baseStats: { hp: 102, attack: 89, defense: 112, speed: 26 },
  growth: 'slow',
  catchRate: 45,
  experienceYield: 116,
  learnset: learnset(
    [1, 'cobblestone'],
    [1, 'tackle'],
    [3, 'hunker down'],
    [6, 'absorb'],
    [10, 'rolling stone'],
    [15, 'slingshot'],
    [18, 'yawn'],
    [20, 'deep roots'],
    [25, 'scree run'],
    [31, 'thick fleece'],
    [36, 'conker'],
    [40, 'old debt'],
    [42, 'jagged ridge'],
    [46, 'ingrain'],
    [53, 'felled oak'],
    [66, 'harkmoor teeth'],
  ),
  rarity: 'uncommon',
  habitat: 'grassy barrows',
  height: 3.6,
  weight: 900,
  text: 'A king is buried in it, and the two have grown rather fond of each other. On the longest day it turns so that the sun can look in on him between the stones.',
};
