import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small gargoyle water spout, crouched on all fours with bat ears and stub wings of stone. Hook: the neck
 * stretched far forward into a round spouting mouth, a drop always hanging from it. Limestone grey, lichen
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
    [1, 'water gun'],
    [1, 'scary face'],
    [5, 'smack down'],
    [9, 'gust'],
    [13, 'rock tomb'],
    [17, 'screech'],
    [21, 'wing attack'],
    [26, 'dragon breath'],
    [31, 'rain dance'],
    [36, 'power gem'],
    [41, 'air slash'],
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
  experienceYield: 212,
  learnset: learnset(
    [1, 'water gun'],
    [1, 'scary face'],
    [5, 'smack down'],
    [9, 'gust'],
    [13, 'rock tomb'],
    [17, 'screech'],
    [21, 'wing attack'],
    [26, 'dragon breath'],
    [32, 'rain dance'],
    [34, 'dragon claw'],
    [38, 'power gem'],
    [43, 'air slash'],
    [48, 'dragon pulse'],
    [52, 'stone edge'],
    [58, 'head smash'],
    [67, 'splintered stormshards'],
  ),
  rarity: 'uncommon',
  habitat: 'old towers',
  height: 2.6,
  weight: 420,
  text: 'Sunlight falls through its wings in red and blue petals, so nobody minds standing in its shadow. The roar is one low organ note, and windows hum along for miles.',
};
