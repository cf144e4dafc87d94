import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A round wren with a cocked tail and a throat pouch like a postman's satchel, flap and buckle included.
 * Hook: the bulging satchel throat under a tiny beak. Chestnut, cream, letterbox red.
 * Brisk, discreet, far louder than its size.
 */
export const postwren: Species = {
  id: 'postwren',
  name: 'Postwren',
  types: ['normal', 'flying'],
  stage: 1,
  baseStats: { hp: 44, attack: 46, defense: 40, speed: 64 },
  growth: 'medium',
  catchRate: 220,
  experienceYield: 54,
  evolution: { into: 'couristrel', level: 18 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'confide'],
    [5, 'head start'],
    [9, 'gust'],
    [13, 'swift'],
    [17, 'pluck'],
    [22, 'present'],
    [26, 'agility'],
    [31, 'woodpecker'],
    [36, 'ruffled feathers'],
    [42, 'full throat'],
  ),
  rarity: 'common',
  habitat: 'hedges and garden gates',
  height: 0.2,
  weight: 0.5,
  text: 'It carries the smallest letters in its throat, and hums so as not to hear what is in them. Urgent ones give it hiccups.',
};

/**
 * A kestrel courier with a cap of feathers and a strap across the chest, hovering with its tail spread.
 * Hook: the fanned tail, barred like a postage stamp's edge. Rust, slate blue, letterbox red.
 * Punctual, a stickler for signatures.
 */
export const couristrel: Species = {
  id: 'couristrel',
  name: 'Couristrel',
  types: ['normal', 'flying'],
  stage: 2,
  baseStats: { hp: 60, attack: 68, defense: 52, speed: 86 },
  growth: 'medium',
  catchRate: 105,
  experienceYield: 91,
  evolution: { into: 'heralgale', level: 34 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'confide'],
    [5, 'head start'],
    [9, 'gust'],
    [13, 'swift'],
    [17, 'pluck'],
    [22, 'present'],
    [24, 'second guess'],
    [26, 'agility'],
    [31, 'woodpecker'],
    [36, 'ruffled feathers'],
    [42, 'full throat'],
    [46, 'fleet foot'],
  ),
  rarity: 'common',
  habitat: 'post roads',
  height: 0.7,
  weight: 3.5,
  text: 'It hovers over the right address until somebody signs, in any weather, for hours if need be. One postcard did come late, nine years ago, and the apologies have not stopped.',
};

/**
 * A herald eagle that lands with wings wide open, its beak flared like a trumpet, its tail two long swallow-tailed pennants.
 * Hook: trumpet in front, banners behind.
 * Royal blue, brass, rust brown. Ceremonious, impartial, impossible to sleep through.
 */
export const heralgale: Species = {
  id: 'heralgale',
  name: 'Heralgale',
  types: ['normal', 'flying'],
  stage: 3,
  baseStats: { hp: 78, attack: 96, defense: 68, speed: 92 },
  growth: 'medium',
  catchRate: 50,
  experienceYield: 110,
  learnset: learnset(
    [1, 'peck'],
    [1, 'confide'],
    [5, 'head start'],
    [9, 'gust'],
    [13, 'swift'],
    [17, 'pluck'],
    [22, 'present'],
    [24, 'second guess'],
    [26, 'agility'],
    [31, 'woodpecker'],
    [36, 'ruffled feathers'],
    [42, 'full throat'],
    [46, 'fleet foot'],
    [50, 'falcon stoop'],
    [56, 'foghorn'],
    [64, 'overcloud plunge'],
  ),
  rarity: 'common',
  habitat: 'high towers',
  height: 1.9,
  weight: 38,
  text: 'One note from its beak, and even the geese stand in line. Kings, harvests and clean washing are all announced in the same tone, since each is rare enough.',
};
