import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A seed pod that has learnt to walk. Silhouette: an egg with a jagged leaf cap, two big leaves on top like
 * ears, leaf hands, root feet. Lime, leaf green and earth brown; sunny, musical, up early.
 */
export const podkin: Species = {
  id: 'podkin',
  name: 'Podkin',
  types: ['grass'],
  stage: 1,
  baseStats: { hp: 56, attack: 49, defense: 54, speed: 51 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'briarling', level: 16 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'nettle swat'],
    [9, 'absorb'],
    [13, 'poppy dust'],
    [17, 'sawgrass'],
    [20, 'creeping ivy'],
    [22, 'deep roots'],
    [27, 'synthesis'],
    [32, 'conker'],
    [38, 'taproot'],
    [44, 'high noon'],
  ),
  rarity: 'rare',
  habitat: 'vegetable gardens',
  height: 0.4,
  weight: 4,
  text: 'It hums to the seeds in its pod and they hum back. A gardener with a Podkin never needs to look at a calendar.',
};

/**
 * A hedge sprite between bud and bloom. Silhouette: a pink bud in a collar of leaves, mitten-leaf hands, a
 * leaf skirt and a curling tail with a leaf at its end. Green, pale lime and rose; courteous, prickly.
 */
export const briarling: Species = {
  id: 'briarling',
  name: 'Briarling',
  types: ['grass'],
  stage: 2,
  baseStats: { hp: 71, attack: 69, defense: 71, speed: 65 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'sylvarok', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'nettle swat'],
    [9, 'absorb'],
    [13, 'poppy dust'],
    [18, 'sawgrass'],
    [21, 'creeping ivy'],
    [24, 'deep roots'],
    [30, 'synthesis'],
    [36, 'conker'],
    [42, 'taproot'],
    [46, 'high noon'],
    [56, 'waking forest'],
  ),
  rarity: 'rare',
  habitat: 'hedgerows',
  height: 0.9,
  weight: 22,
  text: 'Its tail picks flowers that its arms then arrange. Rude visitors are shown the thorns instead.',
};

/**
 * A treant older than the parish. Silhouette: a wide flowering crown on a squat trunk with a carved mouth,
 * branch arms that end in boulders. Bark brown, leaf green and stone grey; grave, gentle.
 */
export const sylvarok: Species = {
  id: 'sylvarok',
  name: 'Sylvarok',
  types: ['grass', 'rock'],
  stage: 3,
  baseStats: { hp: 98, attack: 90, defense: 98, speed: 42 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'nettle swat'],
    [2, 'growl'],
    [9, 'absorb'],
    [13, 'poppy dust'],
    [18, 'sawgrass'],
    [22, 'creeping ivy'],
    [25, 'deep roots'],
    [31, 'scree run'],
    [32, 'synthesis'],
    [36, 'conker'],
    [42, 'taproot'],
    [48, 'felled oak'],
    [50, 'high noon'],
    [56, 'waking forest'],
    [71, 'harkmoor teeth'],
  ),
  rarity: 'rare',
  habitat: 'the oldest woods',
  height: 2.4,
  weight: 310,
  text: 'Its rings can be counted when it yawns. Whole villages have picnicked on one and never noticed.',
};
