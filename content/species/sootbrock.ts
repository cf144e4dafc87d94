import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A low, broad badger cub so sooty that its stripes are only guessed at. Hook: a pear-shaped body behind a
 * wedge of a snout, a cloud of soot always round the paws, one clean ring about each eye. Soot black, ash
 * grey, ember orange. Grumpy before breakfast, tender after.
 */
export const sootbrock: Species = {
  id: 'sootbrock',
  name: 'Sootbrock',
  types: ['dark', 'fire'],
  stage: 1,
  baseStats: { hp: 56, attack: 56, defense: 58, speed: 36 },
  growth: 'medium',
  catchRate: 190,
  experienceYield: 60,
  evolution: { into: 'brockember', level: 28 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'scratching post'],
    [4, 'ember'],
    [8, 'scrabble'],
    [12, 'snarl'],
    [17, 'burning hoop'],
    [21, 'rude shove'],
    [27, 'dig'],
    [31, 'cinder jaw'],
    [36, 'crunch'],
    [41, 'rest'],
  ),
  rarity: 'common',
  habitat: 'old chimneys',
  height: 0.5,
  weight: 13,
  text: 'It comes home down the chimney, because doors are for visitors. Washing it is possible and takes two people, a tub and a relaxed view of the kitchen.',
};

/**
 * A heavy badger with shoulders like a furnace door and claws like pokers. Hook: one broad stripe of
 * glowing embers from the nose over the head to the tail, and a grate of dark bars on its chest with fire
 * behind. Soot black, ember orange, bone white. Gruff, house-proud, a good neighbour.
 */
export const brockember: Species = {
  id: 'brockember',
  name: 'Brockember',
  types: ['dark', 'fire'],
  stage: 2,
  baseStats: { hp: 94, attack: 98, defense: 88, speed: 40 },
  growth: 'medium',
  catchRate: 90,
  experienceYield: 105,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'scratching post'],
    [4, 'ember'],
    [8, 'scrabble'],
    [12, 'snarl'],
    [17, 'burning hoop'],
    [21, 'rude shove'],
    [27, 'dig'],
    [29, 'fireguard'],
    [33, 'cinder jaw'],
    [38, 'crunch'],
    [42, 'rest'],
    [47, 'flamethrower'],
    [52, 'black smoke'],
    [58, 'heath fire'],
    [66, 'emberwild heart'],
  ),
  rarity: 'common',
  habitat: 'wood banks',
  height: 1.1,
  weight: 58,
  text: 'Bread left at the mouth of its sett at dusk is found baked at dawn, with one slice missing. Foxes lodge with it all winter and pay in gossip and firewood.',
};
