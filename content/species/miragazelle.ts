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
  experienceYield: 105,
  learnset: learnset(
    [1, 'confusion'],
    [1, 'dust devil'],
    [6, 'afterimage'],
    [11, 'quicksand'],
    [15, 'left right'],
    [20, 'double vision'],
    [25, 'baked earth'],
    [30, 'hypnosis'],
    [34, 'sixth sense'],
    [38, 'auger'],
    [42, 'sunny doorstep'],
    [47, 'heaving ground'],
    [52, 'tarnish'],
    [60, 'kiln wind'],
    [72, 'fourlight dawn'],
  ),
  rarity: 'rare',
  habitat: 'dunes',
  height: 1.3,
  weight: 32,
  text: 'It is always standing a little to the left of where you see it. Family albums on the coast are full of fine portraits of the dune beside it.',
};
