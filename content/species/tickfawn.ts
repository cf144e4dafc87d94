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
    [1, 'play nice'],
    [4, 'confusion'],
    [9, 'double kick'],
    [13, 'mirror shot'],
    [16, 'hypnosis'],
    [20, 'psybeam'],
    [24, 'gear up'],
    [29, 'gear grind'],
    [36, 'zen headbutt'],
    [42, 'iron head'],
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
  experienceYield: 195,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'play nice'],
    [4, 'confusion'],
    [9, 'double kick'],
    [13, 'mirror shot'],
    [16, 'hypnosis'],
    [20, 'psybeam'],
    [24, 'gear up'],
    [31, 'gear grind'],
    [38, 'zen headbutt'],
    [44, 'iron head'],
    [48, 'high horsepower'],
    [52, 'future sight'],
    [58, 'sunsteel strike'],
    [66, 'corkscrew crash'],
  ),
  rarity: 'uncommon',
  habitat: 'clock towers',
  height: 1.5,
  weight: 118,
  text: 'Its beard swings once a second, and a meadow full of crickets has learnt to sing to it. Appointments made between its horns are kept, even by ferrymen.',
};
