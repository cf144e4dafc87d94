import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A newt crossed with the first frost: a long low body on four splayed legs.
 * Hook: every toe is an icicle, and the tail ends in a curl of frozen fern.
 * Colours: pale ice blue, white belly, violet cheek gills. Temper: nippy, ticklish, never still.
 */
export const nippet: Species = {
  id: 'nippet',
  name: 'Nippet',
  types: ['ice'],
  stage: 1,
  baseStats: { hp: 47, attack: 47, defense: 43, speed: 59 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 56,
  evolution: { into: 'glacilisk', level: 20 },
  learnset: learnset(
    [1, 'flurry'],
    [1, 'leer'],
    [5, 'cold snap'],
    [9, 'bite'],
    [13, 'north draught'],
    [16, 'winter eaves'],
    [19, 'northern light'],
    [23, 'chattering teeth'],
    [29, 'screech'],
    [35, 'cold lantern'],
    [42, 'blizzard'],
  ),
  rarity: 'uncommon',
  habitat: 'frozen ponds',
  height: 0.4,
  weight: 2.5,
  text: 'Skaters know it by a sound of teaspoons and the rows of tiny holes across the pond. In a warm hand it goes quite limp and thinks of January.',
};

/**
 * A serpent crossed with glacier ice, coiled like a rope on a quay, its newt legs long melted away.
 * Hook: a comb of clear ice shards down the back of a tall neck, and small finned ears.
 * Colours: glacier blue, near-white shards, violet ears. Temper: cool, tidy, vain about its skin.
 */
export const glacilisk: Species = {
  id: 'glacilisk',
  name: 'Glacilisk',
  types: ['ice'],
  stage: 2,
  baseStats: { hp: 66, attack: 70, defense: 66, speed: 62 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 101,
  evolution: { into: 'basilisleet', level: 38 },
  learnset: learnset(
    [1, 'flurry'],
    [1, 'leer'],
    [6, 'cold snap'],
    [10, 'bite'],
    [14, 'north draught'],
    [17, 'winter eaves'],
    [19, 'northern light'],
    [24, 'chattering teeth'],
    [27, 'glare'],
    [30, 'screech'],
    [36, 'cold lantern'],
    [40, 'brimstone'],
    [44, 'blizzard'],
  ),
  rarity: 'uncommon',
  habitat: 'cold springs',
  height: 1.6,
  weight: 40,
  text: 'It sheds a skin of frost every morning, complete down to the smallest scale. Collectors come with cool boxes.',
};

/**
 * A basilisk crossed with a sleet storm: a great serpent in coronation robes, an icicle for its sceptre.
 * Hook: a crown of five ice shards, a violet robe that trails behind with collar and hem of snowy ermine.
 * Colours: glacier blue, royal violet, snow white, gold. Temper: stern to look at, easily moved.
 */
export const basilisleet: Species = {
  id: 'basilisleet',
  name: 'Basilisleet',
  types: ['ice', 'dragon'],
  stage: 3,
  baseStats: { hp: 84, attack: 98, defense: 84, speed: 68 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 113,
  learnset: learnset(
    [1, 'flurry'],
    [1, 'leer'],
    [6, 'cold snap'],
    [10, 'bite'],
    [14, 'north draught'],
    [17, 'winter eaves'],
    [19, 'northern light'],
    [24, 'chattering teeth'],
    [27, 'glare'],
    [30, 'screech'],
    [36, 'cold lantern'],
    [40, 'brimstone'],
    [45, 'blizzard'],
    [50, 'deep rumble'],
    [57, 'toppled serac'],
    [66, "world's winter"],
  ),
  rarity: 'uncommon',
  habitat: 'snowbound lakes',
  height: 4.8,
  weight: 210,
  text: 'Its stare freezes a lake from bank to bank, and on winter Saturdays the village children ask for it by name. The crown thaws a little whenever it is thanked.',
};
