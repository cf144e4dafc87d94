import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An inchworm that goes about arched like a measuring compass, with fine marks along its side.
 * Hook: the tall loop it makes in mid-stride. Spring green, butter yellow, violet head.
 * Exact, discreet, an optimist by the figures.
 */
export const inchbeam: Species = {
  id: 'inchbeam',
  name: 'Inchbeam',
  types: ['bug'],
  stage: 1,
  baseStats: { hp: 48, attack: 46, defense: 56, speed: 46 },
  growth: 'fast',
  catchRate: 160,
  experienceYield: 54,
  evolution: { into: 'sunflit', level: 20 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'spun thread'],
    [5, 'wriggle'],
    [8, 'flash'],
    [10, 'numb moss'],
    [14, 'nibble'],
    [20, 'gossamer'],
    [23, 'sunny doorstep'],
    [26, 'firefly code'],
    [31, 'cricket chorus'],
    [38, 'mayfly hour'],
  ),
  rarity: 'uncommon',
  habitat: 'sunny window sills',
  height: 0.3,
  weight: 1.2,
  text: 'It measures each sunbeam from end to end and keeps the figures to itself. When the days grow longer it is not surprised, only quietly proud.',
};

/**
 * A butterfly with the map of a meadow on its wings, a soft collar and large green eyes.
 * Hook: four broad wings of fields, hedges and copses with a river through them. Meadow green, wheat, river
 * blue, violet body. Serene, homesick in a pleasant way.
 */
export const sunflit: Species = {
  id: 'sunflit',
  name: 'Sunflit',
  types: ['bug', 'flying'],
  stage: 2,
  baseStats: { hp: 72, attack: 87, defense: 70, speed: 109 },
  growth: 'fast',
  catchRate: 90,
  experienceYield: 95,
  learnset: learnset(
    [1, 'gust'],
    [1, 'spun thread'],
    [3, 'tackle'],
    [6, 'wriggle'],
    [8, 'flash'],
    [10, 'numb moss'],
    [14, 'nibble'],
    [15, 'buffet'],
    [20, 'gossamer'],
    [23, 'sunny doorstep'],
    [25, 'ruffled feathers'],
    [26, 'firefly code'],
    [31, 'cricket chorus'],
    [38, 'mayfly hour'],
    [46, 'soft landing'],
    [62, 'max swarm'],
  ),
  rarity: 'uncommon',
  habitat: 'flower meadows',
  height: 0.7,
  weight: 1.5,
  text: 'The pattern on its wings is the meadow it was born in, seen from above. It never forgets the way back.',
};
