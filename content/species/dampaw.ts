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
    [5, 'water gun'],
    [9, 'bite'],
    [13, 'karate chop'],
    [17, 'aqua jet'],
    [20, 'super fang'],
    [22, 'low sweep'],
    [27, 'brick break'],
    [32, 'waterfall'],
    [38, 'bulk up'],
    [44, 'cross chop'],
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
  experienceYield: 140,
  evolution: { into: 'castorrent', level: 34 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'water gun'],
    [9, 'bite'],
    [13, 'karate chop'],
    [18, 'aqua jet'],
    [21, 'super fang'],
    [24, 'low sweep'],
    [30, 'brick break'],
    [36, 'waterfall'],
    [42, 'bulk up'],
    [47, 'cross chop'],
    [57, 'wood hammer'],
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
  experienceYield: 210,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'water gun'],
    [2, 'leer'],
    [9, 'bite'],
    [13, 'karate chop'],
    [18, 'aqua jet'],
    [22, 'super fang'],
    [25, 'low sweep'],
    [31, 'brick break'],
    [36, 'waterfall'],
    [42, 'drain punch'],
    [44, 'bulk up'],
    [48, 'cross chop'],
    [56, 'hydro cannon'],
    [60, 'wood hammer'],
    [75, 'all-out pummeling'],
  ),
  rarity: 'rare',
  habitat: 'waterfalls',
  height: 1.7,
  weight: 110,
  text: 'It trains by holding up a waterfall, and rests by holding up two. Its log gauntlets are carved with the names of worthy rivals.',
};
