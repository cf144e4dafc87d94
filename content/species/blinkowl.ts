import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An owlet crossed with a reading lamp: a puffball of down on two big feet.
 * Hook: feathery brows that glow like filaments over enormous round eyes, and one loose golden hoop.
 * Colours: lavender down, glowing gold, magenta eyes. Temper: curious, polite, blinking.
 */
export const blinkowl: Species = {
  id: 'blinkowl',
  name: 'Blinkowl',
  types: ['psychic', 'flying'],
  stage: 1,
  baseStats: { hp: 46, attack: 54, defense: 44, speed: 58 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'owlumen', level: 22 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'foresight'],
    [4, 'confusion'],
    [6, 'hypnosis'],
    [10, 'gust'],
    [15, 'double vision'],
    [17, 'flash'],
    [20, 'buffet'],
    [25, 'quiet hour'],
    [31, 'slamming door'],
    [34, 'roost'],
    [38, 'psychic'],
  ),
  rarity: 'uncommon',
  habitat: 'hay lofts',
  height: 0.3,
  weight: 1.2,
  text: 'Its brows light up whenever somebody nearby has an idea, so nobody plays cards with it twice. By day it bumps into things and apologises to them.',
};

/**
 * An owl crossed with an orrery, wrapped in its wings as in a gown.
 * Hook: a golden ring round the body on which planets travel, two tall pointed ear tufts, a jewel on the brow.
 * Colours: deep violet, lavender front, gold, magenta eyes. Temper: learned, unhurried, fond of silence.
 */
export const owlumen: Species = {
  id: 'owlumen',
  name: 'Owlumen',
  types: ['psychic', 'flying'],
  stage: 2,
  baseStats: { hp: 82, attack: 100, defense: 72, speed: 91 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 98,
  learnset: learnset(
    [1, 'peck'],
    [1, 'confusion'],
    [3, 'foresight'],
    [6, 'hypnosis'],
    [10, 'gust'],
    [15, 'double vision'],
    [17, 'flash'],
    [20, 'buffet'],
    [25, 'quiet hour'],
    [31, 'slamming door'],
    [34, 'roost'],
    [38, 'psychic'],
    [44, 'hard truth'],
    [50, 'prophecy'],
    [57, 'circling hawk'],
    [64, 'fourlight dawn'],
  ),
  rarity: 'uncommon',
  habitat: 'bell towers',
  height: 0.8,
  weight: 7,
  text: 'The planets around it go round once for every thought it finishes. At exam time it is hired by whole schools.',
};
