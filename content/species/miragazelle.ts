import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A gazelle with tall ringed horns in mid-leap; its hind half is heat haze that runs out into a pool.
 * Hook: forelegs and horns of a gazelle, and in place of hind legs a wave of shimmering air.
 * Sand gold, sky blue, chocolate horns. Shy, amused and never where the applause is.
 */
export const miragazelle: Species = {
  id: 'miragazelle',
  name: 'Miragazelle',
  types: ['ground', 'psychic'],
  stage: 1,
  baseStats: { hp: 72, attack: 98, defense: 63, speed: 120 },
  growth: 'medium',
  catchRate: 40,
  experienceYield: 190,
  learnset: learnset(
    [1, 'confusion'],
    [1, 'sand attack'],
    [6, 'double team'],
    [11, 'sand tomb'],
    [15, 'double kick'],
    [20, 'psybeam'],
    [25, 'scorching sands'],
    [30, 'hypnosis'],
    [34, 'extrasensory'],
    [38, 'drill run'],
    [42, 'morning sun'],
    [47, 'earth power'],
    [52, 'luster purge'],
    [60, 'sandsear storm'],
    [72, 'light that burns the sky'],
  ),
  rarity: 'rare',
  habitat: 'dunes',
  height: 1.3,
  weight: 32,
  text: 'It is always standing a little to the left of where you see it. Family albums on the coast are full of fine portraits of the dune beside it.',
};
