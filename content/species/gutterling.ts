import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * The spirit of a candle stub: a dumpy wax ghost sitting in a chipped saucer.
 * Hook: the saucer handle sticks out like a teacup ear, and a leaning flame makes the quiff.
 * Colours: ivory wax, teal flame, violet saucer. Temper: timid, kind, up far too late.
 */
export const gutterling: Species = {
  id: 'gutterling',
  name: 'Gutterling',
  types: ['ghost'],
  stage: 1,
  baseStats: { hp: 40, attack: 52, defense: 42, speed: 62 },
  growth: 'medium',
  catchRate: 145,
  experienceYield: 56,
  evolution: { into: 'hollowick', level: 18 },
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [5, 'confuse ray'],
    [9, 'shadow sneak'],
    [13, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'will-o-wisp'],
    [28, 'minimize'],
    [34, 'mystical fire'],
    [38, 'shadow ball'],
  ),
  rarity: 'uncommon',
  habitat: 'cellar stairs',
  height: 0.2,
  weight: 0.4,
  text: 'It lights the way for people who come down at night for cheese, and tells nobody. At the first draught it ducks into its saucer until somebody shuts the window.',
};

/**
 * A hooded coat that walks on without its owner, with two flames for coat hooks.
 * Hook: a bent wick at the tip of the hood, a dark oval where a face should be, a torn hem.
 * Colours: dusk violet, teal flame and eyes, one brass button. Temper: patient, wistful, well brought up.
 */
export const hollowick: Species = {
  id: 'hollowick',
  name: 'Hollowick',
  types: ['ghost'],
  stage: 2,
  baseStats: { hp: 61, attack: 70, defense: 63, speed: 76 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 140,
  evolution: { into: 'chandelgeist', level: 36 },
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [6, 'confuse ray'],
    [10, 'shadow sneak'],
    [15, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'will-o-wisp'],
    [28, 'minimize'],
    [31, 'shadow claw'],
    [35, 'mystical fire'],
    [38, 'shadow ball'],
    [45, 'phantom force'],
  ),
  rarity: 'uncommon',
  habitat: 'empty houses',
  height: 0.9,
  weight: 0.3,
  text: 'It was a coat once, and is still waiting to be put on. The two flames beside it are the hooks.',
};

/**
 * A drifting chandelier with a face of wax where the boss should be, a snapped chain trailing above.
 * Hook: six curling arms like a dancer’s, each with a candle whose flame is teal below and orange above.
 * Colours: dusk violet iron, ivory wax, teal and orange flame. Temper: gracious, lonely, waiting for music.
 */
export const chandelgeist: Species = {
  id: 'chandelgeist',
  name: 'Chandelgeist',
  types: ['ghost', 'fire'],
  stage: 3,
  baseStats: { hp: 74, attack: 111, defense: 64, speed: 88 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 205,
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [6, 'confuse ray'],
    [10, 'shadow sneak'],
    [15, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'will-o-wisp'],
    [28, 'minimize'],
    [31, 'shadow claw'],
    [36, 'mystical fire'],
    [40, 'shadow ball'],
    [46, 'phantom force'],
    [50, 'heat wave'],
    [57, 'poltergeist'],
    [66, 'never-ending nightmare'],
  ),
  rarity: 'uncommon',
  habitat: 'shuttered ballrooms',
  height: 2.2,
  weight: 38,
  text: 'Long after the last ball it still comes down from the ceiling at eight, lit and hopeful. Hum a waltz beneath it and it turns until morning, dripping wax on the parquet for joy.',
};
