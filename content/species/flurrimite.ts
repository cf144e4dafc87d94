import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A snow flea that is a living snowflake: six crystal legs in perfect symmetry round a button face. Hook: a
 * six-pointed star in mid hop, each arm a feathered leg. Ice white, pale blue, lilac. Vain in the
 * friendliest way, hops whenever it is pleased.
 */
export const flurrimite: Species = {
  id: 'flurrimite',
  name: 'Flurrimite',
  types: ['ice', 'bug'],
  stage: 1,
  baseStats: { hp: 40, attack: 46, defense: 46, speed: 66 },
  growth: 'fast',
  catchRate: 230,
  experienceYield: 54,
  evolution: { into: 'crystalwing', level: 24 },
  learnset: learnset(
    [1, 'flurry'],
    [1, 'harden'],
    [5, 'pounce'],
    [9, 'cold snap'],
    [13, 'minimize'],
    [17, 'nibble'],
    [21, 'biting rime'],
    [26, 'northern light'],
    [31, 'firefly code'],
    [36, 'bounce'],
    [42, 'fresh snow'],
  ),
  rarity: 'common',
  habitat: 'frosty meadows',
  height: 0.1,
  weight: 0.1,
  text: 'No two are alike, and they can talk about nothing else. Catch one on your glove, admire it aloud, and off it hops to tell the others.',
};

/**
 * A damselfly whose four wings are leaded panes of ice cut to a point, body a slim icicle, eyes like two glass
 * beads. Hook: a fan of four crystals on a needle. Pane blue, lilac, lead grey. Poised and a
 * little cool, hums in a clear glass tone.
 */
export const crystalwing: Species = {
  id: 'crystalwing',
  name: 'Crystalwing',
  types: ['ice', 'bug'],
  stage: 2,
  baseStats: { hp: 67, attack: 102, defense: 61, speed: 106 },
  growth: 'fast',
  catchRate: 110,
  experienceYield: 96,
  learnset: learnset(
    [1, 'flurry'],
    [1, 'harden'],
    [5, 'pounce'],
    [9, 'cold snap'],
    [13, 'minimize'],
    [17, 'nibble'],
    [21, 'biting rime'],
    [24, 'kite string'],
    [27, 'northern light'],
    [32, 'firefly code'],
    [37, 'bounce'],
    [43, 'fresh snow'],
    [48, 'cricket chorus'],
    [53, 'frosted pane'],
    [58, 'frostbite'],
    [66, 'g-max icehouse'],
  ),
  rarity: 'common',
  habitat: 'winter lake shores',
  height: 0.9,
  weight: 1.4,
  text: 'Settled in a broken window, it is easily taken for the pane. One house by the lake was warm all winter and found out why in spring, when its windows flew away.',
};
