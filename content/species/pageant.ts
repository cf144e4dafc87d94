import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An ant page holding up a serrated leaf on a stalk as a banner, acorn-cup cap too large for its head.
 * Hook: three round beads under one big leaf flag. Chestnut, leaf green, cream. Loyal, punctual and usually
 * facing the wrong way.
 */
export const pageant: Species = {
  id: 'pageant',
  name: 'Pageant',
  types: ['bug'],
  stage: 1,
  baseStats: { hp: 44, attack: 50, defense: 52, speed: 44 },
  growth: 'medium',
  catchRate: 220,
  experienceYield: 54,
  evolution: { into: 'squirant', level: 16 },
  learnset: learnset(
    [1, 'leaf litter'],
    [1, 'pep talk'],
    [4, 'hedge clippers'],
    [7, 'nutcracker'],
    [10, 'dust devil'],
    [13, 'pounce'],
    [17, 'nibble'],
    [22, 'scuttle'],
    [27, 'ringside advice'],
    [31, 'mantis snip'],
    [36, 'dig'],
  ),
  rarity: 'common',
  habitat: 'orchard grass',
  height: 0.2,
  weight: 0.3,
  text: 'It carries the banner for a column of four hundred, most of whom have gone the other way. When it rains the banner is an umbrella, and everybody comes back.',
};

/**
 * An ant squire that is its own pony: four legs in boots at the gallop, two arms for shield and lance.
 * Hook: the acorn helm with its streaming leaf, and the couched rose thorn. Chestnut, acorn tan, leaf green.
 * Keen and tidy, rehearses speeches of loyalty under its breath.
 */
export const squirant: Species = {
  id: 'squirant',
  name: 'Squirant',
  types: ['bug', 'fighting'],
  stage: 2,
  baseStats: { hp: 60, attack: 74, defense: 74, speed: 52 },
  growth: 'medium',
  catchRate: 110,
  experienceYield: 91,
  evolution: { into: 'chivalrant', level: 32 },
  learnset: learnset(
    [1, 'leaf litter'],
    [1, 'pep talk'],
    [4, 'hedge clippers'],
    [7, 'nutcracker'],
    [10, 'dust devil'],
    [13, 'pounce'],
    [18, 'nibble'],
    [20, 'reversal'],
    [24, 'scuttle'],
    [29, 'ringside advice'],
    [34, 'mantis snip'],
    [39, 'dig'],
    [45, 'fencing lesson'],
  ),
  rarity: 'common',
  habitat: 'oak roots',
  height: 0.6,
  weight: 6,
  text: 'Each evening it polishes the acorn helm, sharpens the thorn and asks whether the knight needs anything. The knight, as a rule, needs crumbs.',
};

/**
 * An ant knight at full tilt in bright plate, visor raised under an acorn helm, wing cases painted as a quartered shield.
 * Hook: thorn lance couched in front, the two heraldic wing cases spread behind, a red plume.
 * Chestnut, steel, heraldic red, acorn gold. Courteous to the last crumb, immovable at bridges.
 */
export const chivalrant: Species = {
  id: 'chivalrant',
  name: 'Chivalrant',
  types: ['bug', 'fighting'],
  stage: 3,
  baseStats: { hp: 86, attack: 106, defense: 98, speed: 42 },
  growth: 'medium',
  catchRate: 50,
  experienceYield: 107,
  learnset: learnset(
    [1, 'leaf litter'],
    [1, 'pep talk'],
    [4, 'hedge clippers'],
    [7, 'nutcracker'],
    [10, 'dust devil'],
    [13, 'pounce'],
    [18, 'nibble'],
    [20, 'reversal'],
    [25, 'scuttle'],
    [30, 'ringside advice'],
    [32, 'drawbridge'],
    [36, 'mantis snip'],
    [41, 'dig'],
    [47, 'fencing lesson'],
    [54, 'beetle joust'],
    [64, 'locust year'],
  ),
  rarity: 'common',
  habitat: 'anthill castles',
  height: 1.5,
  weight: 74,
  text: 'Its word, once given over a breadcrumb, holds for a whole summer. Before a duel it lifts the visor, so that the other side may suggest lunch instead.',
};
