import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A lamb whose fleece is a slow fire. Silhouette: a ball of wool on stub legs with a flame for a topknot
 * and another for a tail, drooping ears. Ember orange, cream and dark umber; trusting, warm company.
 */
export const kindlam: Species = {
  id: 'kindlam',
  name: 'Kindlam',
  types: ['fire'],
  stage: 1,
  baseStats: { hp: 46, attack: 50, defense: 44, speed: 48 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'emberam', level: 16 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'ember'],
    [9, 'smokescreen'],
    [13, 'headbutt'],
    [15, 'thick fleece'],
    [17, 'burning hoop'],
    [22, 'take down'],
    [27, 'marsh lantern'],
    [30, 'bulldoze'],
    [32, 'flamethrower'],
    [38, 'reckless swing'],
    [43, 'burnt bridges'],
  ),
  rarity: 'rare',
  habitat: 'meadows where hay was burnt',
  height: 0.5,
  weight: 7.5,
  text: 'Its wool smoulders all day without ever burning away. Shepherds keep one in the flock so that the others stay warm in winter.',
};

/**
 * A half-grown ram, all knees and ambition. Silhouette: first curled horns beside a flame topknot, a deep
 * bib of fleece, flames along the back. Ember orange, cream and umber; keen to be tested.
 */
export const emberam: Species = {
  id: 'emberam',
  name: 'Emberam',
  types: ['fire'],
  stage: 2,
  baseStats: { hp: 62, attack: 68, defense: 58, speed: 58 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'kilnaries', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'growl'],
    [5, 'ember'],
    [9, 'smokescreen'],
    [13, 'headbutt'],
    [16, 'thick fleece'],
    [18, 'burning hoop'],
    [24, 'take down'],
    [30, 'marsh lantern'],
    [31, 'bulldoze'],
    [36, 'flamethrower'],
    [41, 'reckless swing'],
    [43, 'burnt bridges'],
    [56, 'caldera'],
  ),
  rarity: 'rare',
  habitat: 'warm hillsides',
  height: 1.1,
  weight: 38,
  text: 'It sharpens its horns on flint and enjoys the sparks. When two of them meet, the clash can be heard and seen from the next valley.',
};

/**
 * A great ram that is a walking kiln. Silhouette: horns like two cartwheels, a ridge of flames from brow to
 * tail, plates of fired clay on the flanks. Burnt orange, clay brown and horn gold; stern, patient.
 */
export const kilnaries: Species = {
  id: 'kilnaries',
  name: 'Kilnaries',
  types: ['fire', 'ground'],
  stage: 3,
  baseStats: { hp: 84, attack: 96, defense: 80, speed: 68 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'ember'],
    [2, 'growl'],
    [9, 'smokescreen'],
    [13, 'headbutt'],
    [17, 'thick fleece'],
    [18, 'burning hoop'],
    [25, 'take down'],
    [31, 'bulldoze'],
    [32, 'marsh lantern'],
    [36, 'flamethrower'],
    [42, 'earthquake'],
    [45, 'reckless swing'],
    [48, 'burnt bridges'],
    [56, 'caldera'],
    [72, 'moving mountains'],
  ),
  rarity: 'rare',
  habitat: 'volcanic pastures',
  height: 1.9,
  weight: 160,
  text: 'Clay touched by its mane is baked to brick in a minute. Old potteries were built wherever one had decided to sleep.',
};
