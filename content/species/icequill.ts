import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A penguin chick in grey down and a knitted scarf, combing its icicles with the bones of a herring.
 * Hook: the fan of seven icicles, the fishbone comb held high. Silver grey, teal cap, coral scarf.
 * Vain about its quills, sensitive about the weather.
 */
export const icequill: Species = {
  id: 'icequill',
  name: 'Icequill',
  types: ['ice', 'water'],
  stage: 1,
  baseStats: { hp: 54, attack: 50, defense: 56, speed: 46 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 62,
  evolution: { into: 'quillberg', level: 28 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'flurry'],
    [8, 'bubble'],
    [12, 'cold snap'],
    [17, 'north draught'],
    [20, 'snowball fight'],
    [22, 'ripple'],
    [25, 'snowed in'],
    [28, 'northern light'],
    [35, 'cold lantern'],
  ),
  rarity: 'uncommon',
  habitat: 'cold shores',
  height: 0.5,
  weight: 9,
  text: 'The quills on its head are icicles, and it is vain about them. In summer it stands in other creatures’ shadows.',
};

/**
 * An emperor penguin carved from an iceberg: sheer white front, blue shadows, a waterline at its waist.
 * Hook: the crown of hanging and standing icicles, and the small scarf it has kept.
 * Berg white, glacier blue, coral. Stately, well travelled, inclined to drift.
 */
export const quillberg: Species = {
  id: 'quillberg',
  name: 'Quillberg',
  types: ['ice', 'water'],
  stage: 2,
  baseStats: { hp: 86, attack: 84, defense: 98, speed: 48 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 103,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'flurry'],
    [8, 'bubble'],
    [12, 'cold snap'],
    [17, 'north draught'],
    [20, 'snowball fight'],
    [22, 'ripple'],
    [25, 'snowed in'],
    [28, 'northern light'],
    [33, 'drawbridge'],
    [35, 'cold lantern'],
    [41, 'dive'],
    [48, 'howling pass'],
    [55, 'ship breaker'],
    [66, "world's winter"],
  ),
  rarity: 'uncommon',
  habitat: 'drifting ice',
  height: 1.6,
  weight: 150,
  text: 'Once a year it breaks away, drifts south to look at palm trees, and comes home noticeably thinner. The chicks are told that it fought a whale.',
};
