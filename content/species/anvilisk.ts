import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An armoured lizard with an anvil for a head: a horn for a snout, a flat hammered brow, a heel at the neck.
 * Hook: the outline of the anvil on a prowling body, and the hammer of a tail raised over it to strike.
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
  experienceYield: 109,
  learnset: learnset(
    [1, 'crack open'],
    [1, 'harden'],
    [5, 'tin opener'],
    [10, 'sharpen'],
    [15, 'pressure point'],
    [20, 'dropped anvil'],
    [25, 'kiln drop'],
    [30, 'belly flop'],
    [35, 'helmet knock'],
    [40, 'boiler plate'],
    [45, 'piledriver'],
    [50, 'scattered nails'],
    [56, 'superpower'],
    [63, 'drop forge'],
    [71, 'max ironclad'],
  ),
  rarity: 'rare',
  habitat: 'forges',
  height: 1.5,
  weight: 240,
  text: 'Smiths let it sleep beside the forge, and by day it lends them its head. What the village hears as hard work is, to the lizard, a very good massage.',
};
