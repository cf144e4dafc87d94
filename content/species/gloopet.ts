import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A blob of slime that means well and lives in a sardine tin.
 * Hook: the tin with its jagged lid bent open, a key and a button afloat inside the goo, a spoon held high.
 * Colours: grape purple, slime green, tin and orange label. Temper: a trusting collector.
 */
export const gloopet: Species = {
  id: 'gloopet',
  name: 'Gloopet',
  types: ['poison'],
  stage: 1,
  baseStats: { hp: 56, attack: 44, defense: 48, speed: 38 },
  growth: 'fast',
  catchRate: 200,
  experienceYield: 55,
  evolution: { into: 'sludgeon', level: 20 },
  learnset: learnset(
    [1, 'acid'],
    [1, 'stinger'],
    [5, 'toadstool dust'],
    [9, 'absorb'],
    [13, 'sludge'],
    [18, 'slick skin'],
    [20, 'cherry stones'],
    [23, 'toxic'],
    [26, 'swallow'],
    [29, 'slop bucket'],
    [41, 'burst drain'],
  ),
  rarity: 'common',
  habitat: 'under bridges',
  height: 0.5,
  weight: 6,
  text: 'It keeps everything it has ever touched, somewhere inside. Ask nicely and it will look for your key.',
};

/**
 * A heap of slime that has swallowed a bathtub of lost things and wears it low, like a skirt with feet.
 * Hook: a claw-footed tub brimming over, an umbrella handle and a brass horn sticking out of the goo.
 * Colours: grape purple, slime green, enamel white. Temper: generous, damp, hopeless at sorting.
 */
export const sludgeon: Species = {
  id: 'sludgeon',
  name: 'Sludgeon',
  types: ['poison'],
  stage: 2,
  baseStats: { hp: 86, attack: 62, defense: 72, speed: 40 },
  growth: 'fast',
  catchRate: 110,
  experienceYield: 88,
  evolution: { into: 'vatlurk', level: 36 },
  learnset: learnset(
    [1, 'acid'],
    [1, 'stinger'],
    [5, 'toadstool dust'],
    [9, 'absorb'],
    [13, 'sludge'],
    [18, 'slick skin'],
    [21, 'cherry stones'],
    [25, 'toxic'],
    [28, 'swallow'],
    [32, 'slop bucket'],
    [37, 'scald'],
    [44, 'burst drain'],
    [52, 'rubbish heap'],
  ),
  rarity: 'common',
  habitat: 'backwaters',
  height: 1.4,
  weight: 90,
  text: 'The bathtub came first, then the umbrellas, a trombone and the parish bell. Whoever has lost something may reach in up to the elbow, and most come out with something better.',
};

/**
 * A lurker of slime in a bubbling copper vat, the riveted lid tipped over its brow like a hat.
 * Hook: round vat on stubby legs, two slit eyes in the dark under the lid, one long dripping arm.
 * Colours: copper, midnight purple, acid green. Temper: shy, sly, secretly house-proud.
 */
export const vatlurk: Species = {
  id: 'vatlurk',
  name: 'Vatlurk',
  types: ['poison', 'dark'],
  stage: 3,
  baseStats: { hp: 103, attack: 79, defense: 83, speed: 37 },
  growth: 'fast',
  catchRate: 50,
  experienceYield: 105,
  learnset: learnset(
    [1, 'acid'],
    [1, 'stinger'],
    [5, 'toadstool dust'],
    [9, 'absorb'],
    [13, 'sludge'],
    [18, 'slick skin'],
    [21, 'cherry stones'],
    [25, 'toxic'],
    [28, 'swallow'],
    [32, 'slop bucket'],
    [38, 'queue jump'],
    [40, 'scald'],
    [45, 'burst drain'],
    [48, 'dogged grip'],
    [54, 'rubbish heap'],
    [65, 'bitter flood'],
  ),
  rarity: 'common',
  habitat: 'old dye works',
  height: 2.1,
  weight: 320,
  text: 'Nobody has seen all of it, only two eyes under a lid at the back of the dye works. Leave a stained pot there and it is spotless by morning, if a little thinner.',
};
