import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A brook fish with eyes too big for it, out for a sail.
 * Hook: the back fin is a mainsail and a jib, striped, with a pennant on the mast.
 * Colours: stream blue with darker stripes, orange fins, sailcloth cream. Temper: a merry day tripper.
 */
export const brookfin: Species = {
  id: 'brookfin',
  name: 'Brookfin',
  types: ['water'],
  stage: 1,
  baseStats: { hp: 42, attack: 44, defense: 42, speed: 68 },
  growth: 'fast',
  catchRate: 220,
  experienceYield: 52,
  evolution: { into: 'weirgill', level: 24 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [4, 'bubble'],
    [8, 'garden hose'],
    [12, 'millrace'],
    [14, 'sidestroke'],
    [17, 'sea froth'],
    [22, 'soak'],
    [25, 'cool drink'],
    [27, 'fluke slap'],
    [30, 'waterfall'],
    [33, 'surf'],
    [41, 'agility'],
  ),
  rarity: 'common',
  habitat: 'clear brooks',
  height: 0.3,
  weight: 1.2,
  text: 'It swims upstream for the view and downstream for the fun. Its stripes line up with the ripples when it wants to hide.',
};

/**
 * A broad salmon crossed with a weir in flood, drawn in mid-leap with its body bent like a bow.
 * Hook: a mane of white spray from brow to tail, hooked jaw, gill plates like sluice boards.
 * Colours: deep river blue, orange fins and stripes, foam white. Temper: hearty, a bit of a showman.
 */
export const weirgill: Species = {
  id: 'weirgill',
  name: 'Weirgill',
  types: ['water'],
  stage: 2,
  baseStats: { hp: 88, attack: 94, defense: 70, speed: 76 },
  growth: 'fast',
  catchRate: 95,
  experienceYield: 92,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [4, 'bubble'],
    [8, 'garden hose'],
    [12, 'millrace'],
    [14, 'sidestroke'],
    [17, 'sea froth'],
    [22, 'soak'],
    [26, 'cool drink'],
    [29, 'fluke slap'],
    [32, 'waterfall'],
    [36, 'surf'],
    [42, 'agility'],
    [47, 'bounce'],
    [55, 'ship breaker'],
    [63, 'ninth wave'],
  ),
  rarity: 'common',
  habitat: 'weirs below mills',
  height: 1.4,
  weight: 48,
  text: 'Every autumn it leaps the same weir nine times, once to get up and eight times for the people on the bridge. Between leaps it checks the rainbow from below.',
};
