import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small gargoyle water spout, crouched on all fours with bat ears and stub wings of stone. Hook: cheeks
 * full of rain, and a round spout of a mouth that sends it out in an arc. Limestone grey, lichen
 * yellow, rain blue. Cheeky, vain about its aim, faithful to its roof.
 */
export const spoutling: Species = {
  id: 'spoutling',
  name: 'Spoutling',
  types: ['rock', 'flying'],
  stage: 1,
  baseStats: { hp: 43, attack: 49, defense: 62, speed: 41 },
  growth: 'medium',
  catchRate: 130,
  experienceYield: 64,
  evolution: { into: 'cathedrake', level: 32 },
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'stop dead'],
    [5, 'slingshot'],
    [9, 'gust'],
    [13, 'walled in'],
    [17, 'screech'],
    [21, 'buffet'],
    [26, 'brimstone'],
    [31, 'gather clouds'],
    [36, 'geode'],
    [41, 'slamming door'],
  ),
  rarity: 'uncommon',
  habitat: 'old roofs',
  height: 0.5,
  weight: 19,
  text: 'Three hundred years on the corner of a roof have given it firm opinions about pigeons. When rain comes it spits in a perfect arc and looks round for applause.',
};

/**
 * A gargoyle of a drake on its haunches; a row of pinnacles runs down its neck.
 * Hook: the two raised wings are church windows, stained glass between bones of stone.
 * Limestone grey, ruby red, deep glass blue. Solemn, protective, rather fond of choirs.
 */
export const cathedrake: Species = {
  id: 'cathedrake',
  name: 'Cathedrake',
  types: ['rock', 'dragon'],
  stage: 2,
  baseStats: { hp: 80, attack: 104, defense: 96, speed: 42 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 117,
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'stop dead'],
    [5, 'slingshot'],
    [9, 'gust'],
    [13, 'walled in'],
    [17, 'screech'],
    [21, 'buffet'],
    [26, 'brimstone'],
    [32, 'gather clouds'],
    [34, 'greedy talons'],
    [38, 'geode'],
    [43, 'slamming door'],
    [48, 'deep rumble'],
    [52, 'jagged ridge'],
    [58, 'hard landing'],
    [67, 'raining boulders'],
  ),
  rarity: 'uncommon',
  habitat: 'old towers',
  height: 2.6,
  weight: 420,
  text: 'Sunlight falls through its wings in red and blue petals, so nobody minds standing in its shadow. The roar is one low organ note, and windows hum along for miles.',
};
