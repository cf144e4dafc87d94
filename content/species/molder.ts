import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A stout mole in a yellow miner's helmet, with pink digging hands and a star for a nose.
 * Hook: the round helmet with its lamp. Earth brown, helmet yellow, pink.
 * Cheerful, easily impressed by potatoes.
 */
export const molder: Species = {
  id: 'molder',
  name: 'Molder',
  types: ['ground'],
  stage: 1,
  baseStats: { hp: 56, attack: 54, defense: 50, speed: 40 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 56,
  evolution: { into: 'excavole', level: 20 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'dust devil'],
    [4, 'mud pie'],
    [8, 'scrabble'],
    [12, 'wet clay'],
    [14, 'flash'],
    [17, 'bulldoze'],
    [22, 'dig'],
    [26, 'turned soil'],
    [28, 'slash'],
    [35, 'earthquake'],
  ),
  rarity: 'common',
  habitat: 'allotments',
  height: 0.5,
  weight: 12,
  text: 'It digs for treasure and finds potatoes, and is pleased every time. The lamp on its helmet is for company.',
};

/**
 * A burly digging vole upright on short legs, arms ending in claws like a mechanical digger's shovels.
 * Hook: the shovel claws, wider than its head, and a belly pouch bulging with ore.
 * Clay brown, helmet yellow, glints of copper ore. Businesslike, honest to the last crumb of slate.
 */
export const excavole: Species = {
  id: 'excavole',
  name: 'Excavole',
  types: ['ground'],
  stage: 2,
  baseStats: { hp: 69, attack: 77, defense: 67, speed: 48 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 92,
  evolution: { into: 'shaftmaw', level: 36 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'dust devil'],
    [4, 'mud pie'],
    [8, 'scrabble'],
    [12, 'wet clay'],
    [14, 'flash'],
    [17, 'bulldoze'],
    [22, 'dig'],
    [26, 'turned soil'],
    [28, 'slash'],
    [33, 'seam ripper'],
    [35, 'earthquake'],
    [39, 'auger'],
  ),
  rarity: 'common',
  habitat: 'quarries',
  height: 0.9,
  weight: 38,
  text: 'Ask it to plant a tulip and it does so, nine metres down, with a lump of ore for luck. Any cellar it has looked over stays dry for a hundred years.',
};

/**
 * A giant mole that is half a mine: the timbers of its pit about its neck, lamps in a row down its back.
 * Hook: a helmet, a spiral drill for a nose and spades for claws in front of a framed hill.
 * Dark umber, drill steel, lamp yellow. Ponderous, gentle, lives by its canaries.
 */
export const shaftmaw: Species = {
  id: 'shaftmaw',
  name: 'Shaftmaw',
  types: ['ground', 'steel'],
  stage: 3,
  baseStats: { hp: 92, attack: 104, defense: 92, speed: 40 },
  growth: 'fast',
  catchRate: 50,
  experienceYield: 113,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'dust devil'],
    [4, 'mud pie'],
    [8, 'scrabble'],
    [12, 'wet clay'],
    [14, 'flash'],
    [17, 'bulldoze'],
    [22, 'dig'],
    [26, 'turned soil'],
    [28, 'slash'],
    [33, 'seam ripper'],
    [35, 'earthquake'],
    [37, 'plumb line'],
    [39, 'auger'],
    [50, 'battering ram'],
    [66, 'runaway engine'],
  ),
  rarity: 'common',
  habitat: 'old mine workings',
  height: 2.3,
  weight: 310,
  text: 'A single yawn of it once put out every lamp in the valley. Canaries lodge in its ears free of charge, and tell it when to come up for air.',
};
