import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A chick cut from sheet metal, flat as a weathervane, turning on one rod of a leg. Hook: it is the
 * arrow of the vane, its beak the point and its tail the feathers, and it runs the other way. Verdigris
 * green, copper, gilt, cloud white. Certain, wrong and cheerful.
 */
export const vanechick: Species = {
  id: 'vanechick',
  name: 'Vanechick',
  types: ['steel', 'flying'],
  stage: 1,
  baseStats: { hp: 41, attack: 49, defense: 65, speed: 49 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 60,
  evolution: { into: 'weathercrest', level: 28 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'gust'],
    [9, 'tin opener'],
    [12, 'spinning top'],
    [16, 'rusty hinge'],
    [20, 'kite string'],
    [24, 'spark'],
    [29, 'tailwind'],
    [34, 'tin feathers'],
    [39, 'woodpecker'],
  ),
  rarity: 'uncommon',
  habitat: 'barn roofs',
  height: 0.4,
  weight: 7,
  text: 'Whichever way it points, the wind is coming from somewhere else. Fishermen have found it entirely reliable, once you know.',
};

/**
 * A gilded weathercock come alive, sickle tail feathers of cut metal swept high. Hook: a comb shaped like a
 * lightning rod with a spark at the tip, and a compass rose of four arrows under its spurs. Gilt yellow,
 * storm blue, verdigris. Proud, upright, happiest when the sky turns black.
 */
export const weathercrest: Species = {
  id: 'weathercrest',
  name: 'Weathercrest',
  types: ['steel', 'flying'],
  stage: 2,
  baseStats: { hp: 62, attack: 85, defense: 93, speed: 70 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 113,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'gust'],
    [9, 'tin opener'],
    [12, 'spinning top'],
    [16, 'rusty hinge'],
    [20, 'kite string'],
    [24, 'spark'],
    [30, 'tailwind'],
    [33, 'gather clouds'],
    [36, 'tin feathers'],
    [41, 'woodpecker'],
    [47, 'lost wheel'],
    [52, 'thunder'],
    [58, 'hurricane'],
    [66, 'g-max skysweep'],
  ),
  rarity: 'uncommon',
  habitat: 'barn roofs',
  height: 1.6,
  weight: 74,
  text: 'Lightning has struck it so often that the two are on first-name terms. The farmer whose barn it flew from makes do with a wet finger.',
};
