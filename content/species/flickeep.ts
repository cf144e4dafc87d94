import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A peafowl chick with a crest of three embers. Silhouette: a round head on a round body, three flame drops
 * on stalks above, a tail of four feathers. Raspberry, cream and flame yellow; vain.
 */
export const flickeep: Species = {
  id: 'flickeep',
  name: 'Flickeep',
  types: ['fire'],
  stage: 1,
  baseStats: { hp: 40, attack: 48, defense: 40, speed: 60 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'pavember', level: 16 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [5, 'ember'],
    [9, 'dust devil'],
    [13, 'buffet'],
    [15, 'clear skies'],
    [17, 'lit fuse'],
    [22, 'ruffled feathers'],
    [27, "crow's line"],
    [29, 'midsummer leap'],
    [32, 'flamethrower'],
    [35, 'sunny doorstep'],
    [38, 'slamming door'],
    [44, 'heat wave'],
  ),
  rarity: 'rare',
  habitat: 'sunny garden walls',
  height: 0.3,
  weight: 2.1,
  text: 'Its crest flickers when somebody praises it. Left alone, it practises bows in front of puddles.',
};

/**
 * A young peahen in the middle of a step. Silhouette: a long neck, one lifted foot, a short fan held to one
 * side like a hand of cards. Magenta, plum and amber with teal eyes; graceful, kind to the lost.
 */
export const pavember: Species = {
  id: 'pavember',
  name: 'Pavember',
  types: ['fire', 'flying'],
  stage: 2,
  baseStats: { hp: 56, attack: 67, defense: 56, speed: 83 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'solpavo', level: 34 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [5, 'ember'],
    [9, 'dust devil'],
    [13, 'buffet'],
    [16, 'clear skies'],
    [18, 'lit fuse'],
    [24, 'ruffled feathers'],
    [30, "crow's line"],
    [33, 'midsummer leap'],
    [36, 'flamethrower'],
    [39, 'sunny doorstep'],
    [42, 'slamming door'],
    [47, 'heat wave'],
    [56, 'falcon stoop'],
  ),
  rarity: 'rare',
  habitat: 'palace ruins',
  height: 1.0,
  weight: 14,
  text: 'Each feather of its short fan holds one ember. It drops them one by one so that travellers find the way home.',
};

/**
 * A peacock whose open fan is a second sun. Silhouette: a full wheel of flame-shaped feathers with eyes, a
 * rayed disc behind a narrow upright neck. Crimson, amber and teal; regal, and aware of the light.
 */
export const solpavo: Species = {
  id: 'solpavo',
  name: 'Solpavo',
  types: ['fire', 'flying'],
  stage: 3,
  baseStats: { hp: 72, attack: 92, defense: 70, speed: 96 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'peck'],
    [1, 'ember'],
    [2, 'growl'],
    [9, 'dust devil'],
    [13, 'buffet'],
    [16, 'clear skies'],
    [18, 'lit fuse'],
    [25, 'ruffled feathers'],
    [31, "crow's line"],
    [34, 'midsummer leap'],
    [36, 'flamethrower'],
    [40, 'sunny doorstep'],
    [42, 'slamming door'],
    [48, 'heat wave'],
    [56, 'falcon stoop'],
    [73, 'emberwild heart'],
  ),
  rarity: 'rare',
  habitat: 'cliffs that see the sunrise',
  height: 1.8,
  weight: 52,
  text: 'When it opens its fan at noon, birds elsewhere take it for a second sun. The eyes in its feathers are said to blink.',
};
