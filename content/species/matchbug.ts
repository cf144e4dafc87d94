import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A little beetle built like a match: straw-pale stick body, wing cases that pop open, a bulb of red for a head.
 * Hook: the oversized round red match head with a small flame, hands at the cheeks, starting back on
 * one leg. Match red, straw yellow, charcoal. Eager and easily startled, mostly by itself.
 */
export const matchbug: Species = {
  id: 'matchbug',
  name: 'Matchbug',
  types: ['bug'],
  stage: 1,
  baseStats: { hp: 40, attack: 54, defense: 44, speed: 60 },
  growth: 'fast',
  catchRate: 200,
  experienceYield: 55,
  evolution: { into: 'kerbeam', level: 22 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'flash'],
    [4, 'hedge clippers'],
    [8, 'ember'],
    [12, 'pounce'],
    [16, 'gossamer'],
    [20, 'incinerate'],
    [25, 'smokescreen'],
    [30, 'glowworm'],
    [35, 'mantis snip'],
    [40, 'midsummer leap'],
  ),
  rarity: 'common',
  habitat: 'orchard walls',
  height: 0.2,
  weight: 0.7,
  text: 'Each evening it strikes its head on the same doorstep and is astonished. The lamplighter has retired by now and comes along for the walk.',
};

/**
 * A firefly in flight with swept-back wings, half beetle and half street lamp. Hook: the abdomen is a
 * glazed iron lantern with a true flame inside, hanging lower than the body, and feelers like lamp hooks.
 * Lamp black, flame orange, warm yellow. Proud of its light and generous with it.
 */
export const kerbeam: Species = {
  id: 'kerbeam',
  name: 'Kerbeam',
  types: ['bug', 'fire'],
  stage: 2,
  baseStats: { hp: 63, attack: 105, defense: 57, speed: 87 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 96,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'flash'],
    [4, 'hedge clippers'],
    [8, 'ember'],
    [12, 'pounce'],
    [16, 'gossamer'],
    [20, 'incinerate'],
    [23, 'marsh lantern'],
    [26, 'smokescreen'],
    [32, 'glowworm'],
    [37, 'mantis snip'],
    [42, 'midsummer leap'],
    [47, 'cricket chorus'],
    [52, 'heat wave'],
    [58, 'last log'],
    [65, 'max midsummer'],
  ),
  rarity: 'common',
  habitat: 'orchard walls',
  height: 0.9,
  weight: 7.5,
  text: 'Moths come to its lantern for advice, which is always to keep a little further off. On winter evenings a whole family can read by it, if it likes the book.',
};
