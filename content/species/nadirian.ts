import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * Last of the four hours: the midnight whale, half sea and half spirit, that swims under the night sky.
 * Hook: a vast dark whale, its throat grooves filled with stars, a spout that opens into a crescent moon.
 * Ink blue, star white, ghostly teal. Slow, deep and tender; everything sleeps better after its song.
 */
export const nadirian: Species = {
  id: 'nadirian',
  name: 'Nadirian',
  types: ['water', 'ghost'],
  stage: 1,
  baseStats: { hp: 130, attack: 96, defense: 88, speed: 34 },
  growth: 'slow',
  catchRate: 10,
  experienceYield: 157,
  learnset: learnset(
    [1, 'whirlpool'],
    [1, 'shrill whistle'],
    [6, 'wrong turn'],
    [13, 'ripple'],
    [17, 'attic draught'],
    [22, 'brine'],
    [27, 'gather clouds'],
    [32, 'cold grudge'],
    [36, 'dive'],
    [41, 'surf'],
    [45, 'still pool'],
    [49, 'pale lamp'],
    [56, "whale's breath"],
    [62, 'restless host'],
    [69, 'scattersea chorus'],
    [75, 'drowned moon'],
  ),
  rarity: 'legendary',
  habitat: 'the sky over the bay',
  height: 9.5,
  weight: 620,
  text: 'At midnight it swims along beneath the stars, and they bob a little in its wake. Lighthouse keepers log it as weather, since there is no column for whales overhead.',
};
