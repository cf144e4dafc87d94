import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A hermit crab at home in a heap of beach shingle, out of which it leans with large eyes and raised claws.
 * Hook: three round pebbles, each much smaller than the one below, with a leaf on top. Slate blue, sand, coral red.
 * Houseproud, forgetful, polite to every pebble.
 */
export const shinglet: Species = {
  id: 'shinglet',
  name: 'Shinglet',
  types: ['rock', 'water'],
  stage: 1,
  baseStats: { hp: 50, attack: 50, defense: 66, speed: 36 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'cragclaw', level: 24 },
  learnset: learnset(
    [1, 'bubble'],
    [1, 'hunker down'],
    [4, 'cobblestone'],
    [6, 'withdraw'],
    [10, 'tin opener'],
    [13, 'clamp'],
    [15, 'slingshot'],
    [20, 'sea froth'],
    [26, 'scree run'],
    [29, 'mud bath'],
    [37, 'oyster knife'],
  ),
  rarity: 'uncommon',
  habitat: 'shingle beaches',
  height: 0.3,
  weight: 6,
  text: 'It builds its house of the beach’s best pebbles, and then cannot tell it from the beach. Some evenings it knocks at heap after heap until somebody lets it in.',
};

/**
 * A broad crab that carries a whole crag on its back, grass on the summit and a lighthouse for a tenant.
 * Hook: the striped tower with its lit lamp over two raised claws. Coral red, stone grey, meadow green,
 * lamp yellow. Sociable, choosy about tenants, immovable at low tide.
 */
export const cragclaw: Species = {
  id: 'cragclaw',
  name: 'Cragclaw',
  types: ['rock', 'water'],
  stage: 2,
  baseStats: { hp: 76, attack: 92, defense: 104, speed: 44 },
  growth: 'medium',
  catchRate: 80,
  experienceYield: 102,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'cobblestone'],
    [3, 'hunker down'],
    [6, 'withdraw'],
    [10, 'tin opener'],
    [13, 'clamp'],
    [15, 'slingshot'],
    [20, 'sea froth'],
    [25, 'scree run'],
    [29, 'mud bath'],
    [31, 'slash'],
    [37, 'oyster knife'],
    [38, 'waterfall'],
    [45, 'pincer snap'],
    [52, 'quarry split'],
    [64, 'g-max reefbreak'],
  ),
  rarity: 'uncommon',
  habitat: 'tide pools',
  height: 0.6,
  weight: 35,
  text: 'The hill on its back is real estate, and after much thought it was let to a lighthouse. At spring tide it moves house, and the charts have to be drawn again.',
};
