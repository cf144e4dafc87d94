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
  experienceYield: 194,
  learnset: learnset(
    [1, 'rock throw'],
    [1, 'lick'],
    [6, 'telekinesis'],
    [11, 'smack down'],
    [15, 'rock polish'],
    [20, 'heart stamp'],
    [25, 'rock tomb'],
    [29, 'light screen'],
    [33, 'psyshock'],
    [37, 'body slam'],
    [41, 'meteor mash'],
    [46, 'amnesia'],
    [50, 'psystrike'],
    [55, 'meteor beam'],
    [63, 'head smash'],
    [71, 'g-max gravitas'],
  ),
  rarity: 'rare',
  habitat: 'lake shore',
  height: 0.8,
  weight: 96,
  text: 'It arrived on a comet, found a good puddle and let the comet go on alone. Once in seventy-six years it climbs the nearest roof to wave.',
};
