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
    [1, 'powder snow'],
    [1, 'harden'],
    [5, 'pounce'],
    [9, 'ice shard'],
    [13, 'minimize'],
    [17, 'bug bite'],
    [21, 'frost breath'],
    [26, 'aurora beam'],
    [31, 'signal beam'],
    [36, 'bounce'],
    [42, 'freezy frost'],
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
  experienceYield: 174,
  learnset: learnset(
    [1, 'powder snow'],
    [1, 'harden'],
    [5, 'pounce'],
    [9, 'ice shard'],
    [13, 'minimize'],
    [17, 'bug bite'],
    [21, 'frost breath'],
    [24, 'air cutter'],
    [27, 'aurora beam'],
    [32, 'signal beam'],
    [37, 'bounce'],
    [43, 'freezy frost'],
    [48, 'bug buzz'],
    [53, 'aurora veil'],
    [58, 'ice burn'],
    [66, 'g-max resonance'],
  ),
  rarity: 'common',
  habitat: 'winter lake shores',
  height: 0.9,
  weight: 1.4,
  text: 'Settled in a broken window, it is easily taken for the pane. One house by the lake was warm all winter and found out why in spring, when its windows flew away.',
};
