import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small robot on a spool of copper wire that rolls on a castor, with a dark visor for a face.
 * Hook: the coils of wire it flings up for hands, electromagnets, and what has stuck to them. Steel grey, copper,
 * magnet red. Helpful, attached to people in every sense.
 */
export const cuprikin: Species = {
  id: 'cuprikin',
  name: 'Cuprikin',
  types: ['steel', 'electric'],
  stage: 1,
  baseStats: { hp: 42, attack: 45, defense: 52, speed: 38 },
  growth: 'medium',
  catchRate: 130,
  experienceYield: 62,
  evolution: { into: 'cupritan', level: 28 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'crackle'],
    [5, 'tin opener'],
    [9, 'charge'],
    [13, 'spark'],
    [18, 'rusty hinge'],
    [21, 'lodestone'],
    [23, 'flying rivet'],
    [29, 'discharge'],
    [33, 'short circuit'],
    [36, 'signal lamp'],
  ),
  rarity: 'uncommon',
  habitat: 'scrap heaps',
  height: 0.5,
  weight: 18,
  text: 'It was built to sort screws and has moved on to friendships. The magnet hands make saying goodbye difficult.',
};

/**
 * A colossus of wound copper that is making somebody’s tea: a chest like a barrel, a forearm like a drum.
 * Hook: a great ring of iron on a mast above its head, where the lightning sits. Copper, iron grey, arc blue.
 * Gentle, embarrassed by its effect on clocks.
 */
export const cupritan: Species = {
  id: 'cupritan',
  name: 'Cupritan',
  types: ['steel', 'electric'],
  stage: 2,
  baseStats: { hp: 77, attack: 99, defense: 97, speed: 42 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 107,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'crackle'],
    [5, 'tin opener'],
    [9, 'charge'],
    [13, 'spark'],
    [18, 'rusty hinge'],
    [21, 'lodestone'],
    [23, 'flying rivet'],
    [28, 'iron filings'],
    [29, 'discharge'],
    [33, 'short circuit'],
    [36, 'signal lamp'],
    [39, 'electric fence'],
    [47, 'flywheel'],
    [55, 'cymbals'],
    [66, 'thousand thunders'],
  ),
  rarity: 'uncommon',
  habitat: 'old power houses',
  height: 2.6,
  weight: 520,
  text: 'Kettles boil and clocks run fast when it walks through a village, so it tiptoes. Every coil was wound by hand, and it remembers whose.',
};
