import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A bear cub who boxes in two beehives.
 * Hook: the hives of straw on its fists, honey running down them, one bee for a second; a plaster and a sash.
 * Colours: chestnut brown, straw and honey gold, navy sash. Temper: eager, noisy, a good loser.
 */
export const knuckub: Species = {
  id: 'knuckub',
  name: 'Knuckub',
  types: ['fighting'],
  stage: 1,
  baseStats: { hp: 53, attack: 58, defense: 47, speed: 49 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 62,
  evolution: { into: 'pawgilist', level: 26 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'flat hand'],
    [9, 'quick jab'],
    [13, 'ankle tap'],
    [18, 'morning drill'],
    [21, 'detect'],
    [23, 'breakthrough'],
    [26, 'long lunch'],
    [29, 'second wind'],
    [33, 'haymaker'],
    [36, 'bare knuckle'],
  ),
  rarity: 'uncommon',
  habitat: 'forest clearings',
  height: 0.6,
  weight: 14,
  text: 'It boxes with trees until the trees give up, or autumn comes. The gloves are beehives, and the bees keep the score.',
};

/**
 * A prize fighter of a bear, one bandaged fist thrown forward and the other on guard, one ear folded from an old bout.
 * Hook: wide shoulders, wrapped fists, and a broad champion’s belt with a buckle like a honeycomb.
 * Colours: chestnut brown, linen white, honey gold with a red sash. Temper: fair, fatherly, unbeaten.
 */
export const pawgilist: Species = {
  id: 'pawgilist',
  name: 'Pawgilist',
  types: ['fighting'],
  stage: 2,
  baseStats: { hp: 88, attack: 112, defense: 68, speed: 52 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 102,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'flat hand'],
    [9, 'quick jab'],
    [13, 'ankle tap'],
    [18, 'morning drill'],
    [21, 'detect'],
    [23, 'breakthrough'],
    [27, 'long lunch'],
    [31, 'second wind'],
    [35, 'haymaker'],
    [41, 'bare knuckle'],
    [46, 'piledriver'],
    [50, 'crunch'],
    [56, 'steady hand'],
    [63, 'hundred hands'],
  ),
  rarity: 'uncommon',
  habitat: 'honey woods',
  height: 2.0,
  weight: 165,
  text: 'Champion for nine summers, it hangs the belt on a branch before it sleeps, so as not to crease it. Losers are walked home, with honey for the bruises.',
};
