import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A plump tadpole with bright warning spots and the first two legs just showing, transparent tail fin.
 * Hook: a comma with a wide smile and three big spots. Midnight blue, warning orange, pale aqua. Apologetic
 * and sociable, keeps a polite distance.
 */
export const tadbane: Species = {
  id: 'tadbane',
  name: 'Tadbane',
  types: ['water', 'poison'],
  stage: 1,
  baseStats: { hp: 48, attack: 52, defense: 42, speed: 58 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 56,
  evolution: { into: 'curarana', level: 24 },
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'soak'],
    [5, 'acid'],
    [9, 'lick'],
    [13, 'cold bath'],
    [17, 'slick skin'],
    [21, 'ebbing tide'],
    [25, 'fever spike'],
    [31, 'dive'],
    [36, 'slop bucket'],
    [42, 'toxic'],
  ),
  rarity: 'common',
  habitat: 'lake shallows',
  height: 0.2,
  weight: 0.4,
  text: 'The spots mean that it is poisonous, and the smile means that it is sorry about it. Herons have read the first part and generally stop there.',
};

/**
 * A dart frog cut like a jewel, crouched to leap, with long toes that end in round pads.
 * Hook: a faceted gem on four bent springs, a crest of thorns along the back.
 * Sapphire, warning orange, thorn green. Bold and dainty, spits with embarrassing accuracy.
 */
export const curarana: Species = {
  id: 'curarana',
  name: 'Curarana',
  types: ['water', 'poison'],
  stage: 2,
  baseStats: { hp: 65, attack: 98, defense: 55, speed: 98 },
  growth: 'fast',
  catchRate: 95,
  experienceYield: 97,
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'soak'],
    [5, 'acid'],
    [9, 'lick'],
    [13, 'cold bath'],
    [17, 'slick skin'],
    [21, 'ebbing tide'],
    [24, 'festering thorns'],
    [27, 'fever spike'],
    [33, 'dive'],
    [38, 'slop bucket'],
    [44, 'toxic'],
    [49, 'bounce'],
    [54, 'floodgate'],
    [60, 'rusted hook'],
    [67, 'bitter flood'],
  ),
  rarity: 'common',
  habitat: 'wet orchards',
  height: 0.5,
  weight: 2.2,
  text: 'Sitting among the plums it looks like the best of them, and nobody has ever bitten it twice. Whoever apologises properly is shown which leaf is the cure.',
};
