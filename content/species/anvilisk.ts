import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A broad lizard built like an anvil: flat hammered back, a horn for a snout, heavy fists for feet.
 * Hook: the anvil outline on four short legs, with a hammer-headed tail raised behind it.
 * Gunmetal, ember orange, soot black. Steady and good-natured; it likes to be struck and rings to say so.
 */
export const anvilisk: Species = {
  id: 'anvilisk',
  name: 'Anvilisk',
  types: ['steel', 'fighting'],
  stage: 1,
  baseStats: { hp: 84, attack: 106, defense: 110, speed: 28 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 198,
  learnset: learnset(
    [1, 'rock smash'],
    [1, 'harden'],
    [5, 'metal claw'],
    [10, 'sharpen'],
    [15, 'force palm'],
    [20, 'heavy slam'],
    [25, 'heat crash'],
    [30, 'body press'],
    [35, 'iron head'],
    [40, 'iron defense'],
    [45, 'hammer arm'],
    [50, 'metal burst'],
    [56, 'superpower'],
    [63, 'gigaton hammer'],
    [71, 'max steelspike'],
  ),
  rarity: 'rare',
  habitat: 'forges',
  height: 1.5,
  weight: 240,
  text: 'Smiths let it sleep beside the forge, and by day it lends them its back. What the village hears as hard work is, to the lizard, a very good massage.',
};
