import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A beaver kit with plans. Silhouette: a spiky water tuft, two big front teeth, a twig held in both paws, a
 * tail like a standing drop. Teal, cream and sky blue; busy, serious, cannot leave a leak alone.
 */
export const dampaw: Species = {
  id: 'dampaw',
  name: 'Dampaw',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 49, attack: 56, defense: 49, speed: 49 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'lodgekin', level: 16 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'garden hose'],
    [9, 'bite'],
    [13, 'flat hand'],
    [17, 'millrace'],
    [20, "lion's share"],
    [22, 'ankle tap'],
    [27, 'breakthrough'],
    [32, 'waterfall'],
    [38, 'morning drill'],
    [44, 'woodcutter'],
  ),
  rarity: 'rare',
  habitat: 'brooks',
  height: 0.4,
  weight: 6,
  text: 'It cannot see running water without wanting to stop it. The dams it builds of spoons and twigs hold surprisingly well.',
};

/**
 * A beaver builder on the way to work. Silhouette: a log under one arm, a plank behind the back, a twig
 * behind the ear, an apron of bark, a paddle tail. Teal, bark brown and water blue; competent, brisk.
 */
export const lodgekin: Species = {
  id: 'lodgekin',
  name: 'Lodgekin',
  types: ['water'],
  stage: 2,
  baseStats: { hp: 69, attack: 75, defense: 69, speed: 56 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'castorrent', level: 34 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'garden hose'],
    [9, 'bite'],
    [13, 'flat hand'],
    [18, 'millrace'],
    [21, "lion's share"],
    [24, 'ankle tap'],
    [30, 'breakthrough'],
    [36, 'waterfall'],
    [42, 'morning drill'],
    [47, 'woodcutter'],
    [57, 'felled oak'],
  ),
  rarity: 'rare',
  habitat: 'beaver lodges',
  height: 1.0,
  weight: 34,
  text: 'It carries its tools in a twig apron and lends them to nobody. Half the bridges of the Green Land are its work.',
};

/**
 * A beaver champion armed with a river. Silhouette: log gauntlets in cuffs of spray, one raised, a crest
 * like a splash, a tail that falls as a waterfall. Deep teal, log brown and torrent blue; fair, fearless.
 */
export const castorrent: Species = {
  id: 'castorrent',
  name: 'Castorrent',
  types: ['water', 'fighting'],
  stage: 3,
  baseStats: { hp: 86, attack: 104, defense: 84, speed: 62 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'garden hose'],
    [2, 'leer'],
    [9, 'bite'],
    [13, 'flat hand'],
    [18, 'millrace'],
    [22, "lion's share"],
    [25, 'ankle tap'],
    [31, 'breakthrough'],
    [36, 'waterfall'],
    [42, 'second wind'],
    [44, 'morning drill'],
    [48, 'woodcutter'],
    [56, 'spring tide'],
    [60, 'felled oak'],
    [75, 'hundred hands'],
  ),
  rarity: 'rare',
  habitat: 'waterfalls',
  height: 1.7,
  weight: 110,
  text: 'It trains by holding up a waterfall, and rests by holding up two. Its log gauntlets are carved with the names of worthy rivals.',
};
