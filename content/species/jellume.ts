import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small jellyfish under a pleated bell like the shade of a reading lamp, its face the bulb.
 * Hook: the lampshade with a gem for a knob, and a cord to pull. Sky blue, violet tentacles, pink, warm light.
 * Attentive, a little too good at listening.
 */
export const jellume: Species = {
  id: 'jellume',
  name: 'Jellume',
  types: ['water', 'psychic'],
  stage: 1,
  baseStats: { hp: 54, attack: 46, defense: 50, speed: 50 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 60,
  evolution: { into: 'medusage', level: 28 },
  learnset: learnset(
    [1, 'bubble'],
    [1, 'confusion'],
    [5, 'acid'],
    [9, 'garden hose'],
    [13, 'wrong turn'],
    [18, 'sea froth'],
    [23, 'double vision'],
    [26, 'cool drink'],
    [29, 'barrier'],
    [36, 'psychic'],
    [43, 'siren song'],
  ),
  rarity: 'uncommon',
  habitat: 'quiet bays',
  height: 0.5,
  weight: 4,
  text: 'It glows in the colour of what you are thinking of. Sailors have learnt to think of nothing at all.',
};

/**
 * A jellyfish with the bearing of an old sage: scholar’s cap, brows, moustache and a beard of curling tentacles.
 * Hook: the square cap over a round bell, the long beard, and one arm that holds up a pearl of light.
 * Pale blue, deep violet, rose glow within. Unhurried, kind, and nearly always right in the end.
 */
export const medusage: Species = {
  id: 'medusage',
  name: 'Medusage',
  types: ['water', 'psychic'],
  stage: 2,
  baseStats: { hp: 84, attack: 88, defense: 74, speed: 70 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 102,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'confusion'],
    [5, 'acid'],
    [9, 'garden hose'],
    [13, 'wrong turn'],
    [18, 'sea froth'],
    [23, 'double vision'],
    [26, 'cool drink'],
    [29, 'barrier'],
    [31, 'hypnosis'],
    [34, 'stopped clock'],
    [36, 'psychic'],
    [43, 'siren song'],
    [49, 'prophecy'],
    [55, 'deep current'],
    [66, 'scattersea chorus'],
  ),
  rarity: 'uncommon',
  habitat: 'still water off the island',
  height: 1.8,
  weight: 26,
  text: 'It answers every question, but only once the tide has turned twice. By then most people have found out for themselves, which it says was the answer.',
};
