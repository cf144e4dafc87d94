import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A hippo calf that is half puddle. Silhouette: a huge square muzzle with a bubble on the nose, a barrel
 * body, a drop for a tail. Periwinkle, pale pink and puddle blue; blissful, a little possessive.
 */
export const puddlip: Species = {
  id: 'puddlip',
  name: 'Puddlip',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 54, attack: 46, defense: 48, speed: 38 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'wallopo', level: 16 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'yawn'],
    [5, 'bubble'],
    [9, 'mud pie'],
    [13, 'bite'],
    [15, 'still pool'],
    [17, 'ripple'],
    [22, 'body slam'],
    [27, 'rolling stone'],
    [32, 'scald'],
    [35, 'bounce'],
    [38, 'crunch'],
    [44, 'surf'],
  ),
  rarity: 'rare',
  habitat: 'puddles',
  height: 0.5,
  weight: 15,
  text: 'It believes that every puddle was left there for it. The bubble on its nose has never been seen to burst.',
};

/**
 * A young hippo at the moment of the splash. Silhouette: reared up, mouth wide open, arms thrown out, a
 * scallop cap and shells down the back. Periwinkle, pink and shell tan; boisterous, never sorry.
 */
export const wallopo: Species = {
  id: 'wallopo',
  name: 'Wallopo',
  types: ['water'],
  stage: 2,
  baseStats: { hp: 74, attack: 64, defense: 66, speed: 44 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'potamere', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'yawn'],
    [5, 'bubble'],
    [9, 'mud pie'],
    [13, 'bite'],
    [16, 'still pool'],
    [18, 'ripple'],
    [24, 'body slam'],
    [28, 'rolling stone'],
    [30, 'scree run'],
    [36, 'scald'],
    [39, 'bounce'],
    [42, 'crunch'],
    [47, 'surf'],
    [56, 'spring tide'],
  ),
  rarity: 'rare',
  habitat: 'slow rivers',
  height: 1.2,
  weight: 120,
  text: 'It jumps into water from as high as it can climb, which is not very high. The splash is the whole point.',
};

/**
 * A river king with a lagoon for a saddle. Silhouette: a stone crown, tusks, bulrushes and a waterfall down
 * one flank, rocks at every joint. Periwinkle, sandstone and lagoon blue; majestic, nearly asleep.
 */
export const potamere: Species = {
  id: 'potamere',
  name: 'Potamere',
  types: ['water', 'rock'],
  stage: 3,
  baseStats: { hp: 110, attack: 88, defense: 98, speed: 36 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'bubble'],
    [2, 'yawn'],
    [9, 'mud pie'],
    [13, 'bite'],
    [16, 'still pool'],
    [18, 'ripple'],
    [25, 'body slam'],
    [29, 'rolling stone'],
    [31, 'scree run'],
    [36, 'scald'],
    [40, 'bounce'],
    [42, 'crunch'],
    [48, 'surf'],
    [56, 'spring tide'],
    [74, 'ninth wave'],
  ),
  rarity: 'rare',
  habitat: 'lagoons',
  height: 2.3,
  weight: 420,
  text: 'A whole lagoon lives on its back, with tides of its own. It stands so still that ferries have moored to it.',
};
