import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A fat toad of dark star-stone with a comet’s tail of blue fire for a crest; its warts are small craters.
 * Hook: a squat boulder of a toad, two domed eyes full of stars, the long bright tail sweeping up behind.
 * Meteor black, comet blue, warm yellow. Serene and far-travelled; it likes puddles better than planets.
 */
export const cometoad: Species = {
  id: 'cometoad',
  name: 'Cometoad',
  types: ['rock', 'psychic'],
  stage: 1,
  baseStats: { hp: 103, attack: 94, defense: 101, speed: 39 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 107,
  learnset: learnset(
    [1, 'cobblestone'],
    [1, 'lick'],
    [6, 'held aloft'],
    [11, 'slingshot'],
    [15, 'worn smooth'],
    [20, 'skipped beat'],
    [25, 'walled in'],
    [29, 'stained glass'],
    [33, 'strong opinion'],
    [37, 'body slam'],
    [41, 'hammered star'],
    [46, 'amnesia'],
    [50, 'bright idea'],
    [55, "comet's tail"],
    [63, 'hard landing'],
    [71, 'g-max orrery'],
  ),
  rarity: 'rare',
  habitat: 'lake shore',
  height: 0.8,
  weight: 96,
  text: 'It arrived on a comet, found a good puddle and let the comet go on alone. Once in seventy-six years it climbs the nearest roof to wave.',
};
