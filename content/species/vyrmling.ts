import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A dragon hatchling, upright and round-bellied, with wings it takes for decoration.
 * Hook: two gold horns over wide eyes. Heather red, rain-blue wings, cream belly.
 * Curious, a collector, in bed by eight.
 */
export const vyrmling: Species = {
  id: 'vyrmling',
  name: 'Vyrmling',
  types: ['dragon'],
  stage: 1,
  baseStats: { hp: 48, attack: 54, defense: 46, speed: 52 },
  growth: 'slow',
  catchRate: 60,
  experienceYield: 66,
  evolution: { into: 'gustrake', level: 30 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'twister'],
    [9, 'bite'],
    [14, 'brimstone'],
    [19, 'buffet'],
    [22, 'stop dead'],
    [25, 'greedy talons'],
    [28, 'tailwind'],
    [32, 'spread wings'],
    [38, 'deep rumble'],
  ),
  rarity: 'rare',
  habitat: 'high crags',
  height: 0.6,
  weight: 13,
  text: 'It collects shiny pebbles and counts them before sleeping. Nobody has told it yet that it can fly.',
};

/**
 * A half-grown drake, all knees and elbows, in wings two sizes too large that hang to the ground like a cloak.
 * Hook: the enormous patched wings about a thin gangly body.
 * Heather red, rain blue, gold horns. Eager, clumsy, mortified by landings.
 */
export const gustrake: Species = {
  id: 'gustrake',
  name: 'Gustrake',
  types: ['dragon', 'flying'],
  stage: 2,
  baseStats: { hp: 61, attack: 67, defense: 53, speed: 73 },
  growth: 'slow',
  catchRate: 45,
  experienceYield: 99,
  evolution: { into: 'tempestral', level: 48 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'twister'],
    [9, 'bite'],
    [14, 'brimstone'],
    [19, 'buffet'],
    [22, 'stop dead'],
    [25, 'greedy talons'],
    [28, 'tailwind'],
    [32, 'spread wings'],
    [38, 'deep rumble'],
    [40, 'slamming door'],
    [52, 'hurricane'],
  ),
  rarity: 'rare',
  habitat: 'windy hilltops',
  height: 1.6,
  weight: 62,
  text: 'Its wings arrived a year before the rest of it, and it trips over them on stairs. Any stiff breeze carries it off, as a rule to somewhere with pie.',
};

/**
 * A grown storm dragon in full roar, deep-chested, with horns like lightning, and a cloud of its own at the tip of its tail.
 * Hook: wings that are thunderclouds, white above and trailing rain below, a bolt of gold falling out of each.
 * Heather red, rain blue, cloud white, gold. Majestic, considerate, on good terms with the ground.
 */
export const tempestral: Species = {
  id: 'tempestral',
  name: 'Tempestral',
  types: ['dragon', 'flying'],
  stage: 3,
  baseStats: { hp: 84, attack: 96, defense: 76, speed: 82 },
  growth: 'slow',
  catchRate: 30,
  experienceYield: 118,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'twister'],
    [3, 'leer'],
    [9, 'bite'],
    [14, 'brimstone'],
    [19, 'buffet'],
    [22, 'stop dead'],
    [25, 'greedy talons'],
    [28, 'tailwind'],
    [33, 'spread wings'],
    [39, 'deep rumble'],
    [40, 'slamming door'],
    [48, 'sudden wings'],
    [52, 'hurricane'],
    [56, 'outrage'],
    [66, 'g-max skysweep'],
  ),
  rarity: 'rare',
  habitat: 'storm fronts',
  height: 2.5,
  weight: 180,
  text: 'Weather gathers around it out of respect. It lands only where the ground has asked it to.',
};
