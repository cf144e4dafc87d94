import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A blot of ink with two round eyes, flat on its puddle, edges splashed into short feelers. Hook: the shape
 * of a spilled ink blot with one long drip standing up like a quill. Ink black, paper white, royal blue.
 * Curious, clumsy, leaves marks on everything it loves.
 */
export const blotlet: Species = {
  id: 'blotlet',
  name: 'Blotlet',
  types: ['water', 'dark'],
  stage: 1,
  baseStats: { hp: 52, attack: 50, defense: 48, speed: 52 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 58,
  evolution: { into: 'kalligraken', level: 28 },
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'smokescreen'],
    [5, 'bind'],
    [9, 'pursuit'],
    [13, 'pickpocket'],
    [17, 'spilt ink'],
    [22, 'alley cat'],
    [26, 'clean slate'],
    [32, 'snuffed candle'],
    [37, 'bear hug'],
    [43, 'soak through'],
  ),
  rarity: 'uncommon',
  habitat: 'quiet shallows',
  height: 0.3,
  weight: 1.3,
  text: 'It fell out of an inkwell in the middle of a sentence and has been looking for the end ever since. Letters left open near it gain a few commas.',
};

/**
 * A big ink kraken with a pointed mantle like a folded paper hat. Hook: eight arms spread in a fan, each
 * ending in a wet calligraphy brush that trails a stroke of ink. Ink black, parchment, vermilion seal red.
 * Cultivated, touchy about spelling, courteous.
 */
export const kalligraken: Species = {
  id: 'kalligraken',
  name: 'Kalligraken',
  types: ['water', 'dark'],
  stage: 2,
  baseStats: { hp: 86, attack: 102, defense: 70, speed: 60 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 111,
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'smokescreen'],
    [5, 'bind'],
    [9, 'pursuit'],
    [13, 'pickpocket'],
    [17, 'spilt ink'],
    [22, 'alley cat'],
    [26, 'clean slate'],
    [30, 'cutwater'],
    [34, 'snuffed candle'],
    [39, 'bear hug'],
    [44, 'soak through'],
    [49, 'own medicine'],
    [53, 'three waves'],
    [58, 'spring tide'],
    [66, 'g-max watershed'],
  ),
  rarity: 'uncommon',
  habitat: 'deep inlets',
  height: 2.7,
  weight: 96,
  text: 'With eight brushes it answers eight letters at once and has never mixed up the aunts. A captain whose sails it has blotted receives a lovely apology by the next tide.',
};
