import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A clockwork fawn on thin jointed legs: a roe deer kid of brass plates, with a big butterfly key in its
 * flank and cogs for spots. Hook: the key, as large as its head, and a coiled spring for a tail. Brass
 * yellow, walnut brown, enamel white. Punctual, a little pert, fond of company.
 */
export const tickfawn: Species = {
  id: 'tickfawn',
  name: 'Tickfawn',
  types: ['steel', 'psychic'],
  stage: 1,
  baseStats: { hp: 41, attack: 49, defense: 47, speed: 65 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 62,
  evolution: { into: 'pendulope', level: 28 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'olive branch'],
    [4, 'confusion'],
    [9, 'left right'],
    [13, 'sun glint'],
    [16, 'hypnosis'],
    [20, 'double vision'],
    [24, 'wound spring'],
    [29, 'tick tock'],
    [36, 'clear head'],
    [42, 'helmet knock'],
  ),
  rarity: 'uncommon',
  habitat: 'clock towers',
  height: 0.6,
  weight: 11,
  text: 'Born four minutes fast, it spends its mornings waiting for the other fawns to catch up. At noon it lets the village clock off with a warning.',
};

/**
 * A tall clockwork antelope. Hook: two horns that curve round to hold a white clock dial over its brow, and
 * a long chin beard that is a pendulum with a round bob. Slim legs, glass window in the ribs showing cogs.
 * Brass yellow, dark walnut, dial white. Calm, exact, never in a hurry because never late.
 */
export const pendulope: Species = {
  id: 'pendulope',
  name: 'Pendulope',
  types: ['steel', 'psychic'],
  stage: 2,
  baseStats: { hp: 66, attack: 84, defense: 74, speed: 96 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 107,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'olive branch'],
    [4, 'confusion'],
    [9, 'left right'],
    [13, 'sun glint'],
    [16, 'hypnosis'],
    [20, 'double vision'],
    [24, 'wound spring'],
    [31, 'tick tock'],
    [38, 'clear head'],
    [44, 'helmet knock'],
    [48, 'plough through'],
    [52, 'prophecy'],
    [58, 'tempered steel'],
    [66, 'runaway engine'],
  ),
  rarity: 'uncommon',
  habitat: 'clock towers',
  height: 1.5,
  weight: 118,
  text: 'Its beard swings once a second, and a meadow full of crickets has learnt to sing to it. Appointments made between its horns are kept, even by ferrymen.',
};
