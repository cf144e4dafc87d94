import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * The spirit of a broken pot: shards floating close together, held by a glow, one shard missing over the
 * left eye. Hook: a round pot outline with cracks of light and a gap. Terracotta, ghost teal, black.
 * Wistful and hopeful, rattles when it is nervous.
 */
export const sherdlin: Species = {
  id: 'sherdlin',
  name: 'Sherdlin',
  types: ['ground', 'ghost'],
  stage: 1,
  baseStats: { hp: 44, attack: 49, defense: 63, speed: 42 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 58,
  evolution: { into: 'amphorage', level: 28 },
  learnset: learnset(
    [1, 'mud pie'],
    [1, 'harden'],
    [4, 'creeping dusk'],
    [8, 'rage'],
    [12, 'wet clay'],
    [16, 'grave matter'],
    [20, 'cairn song'],
    [25, 'curse'],
    [30, 'old debt'],
    [35, 'heaving ground'],
    [40, 'dark marble'],
    [46, 'travel light'],
  ),
  rarity: 'uncommon',
  habitat: 'kitchen middens',
  height: 0.4,
  weight: 3,
  text: 'Ever since the fall it has gone from house to house, trying bits of crockery against the hole. A blue piece nearly fitted once, and it still visits that family.',
};

/**
 * A wrathful amphora, handles raised like fists, a frieze of black painted warriors running round its
 * belly, moving. Hook: the broad-shouldered vase on its pointed foot, two fist handles. Terracotta, black,
 * ghost teal. Quick to anger, slow to tip over, secretly fond of music.
 */
export const amphorage: Species = {
  id: 'amphorage',
  name: 'Amphorage',
  types: ['ground', 'ghost'],
  stage: 2,
  baseStats: { hp: 76, attack: 94, defense: 104, speed: 38 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 101,
  learnset: learnset(
    [1, 'mud pie'],
    [1, 'harden'],
    [4, 'creeping dusk'],
    [8, 'rage'],
    [12, 'wet clay'],
    [16, 'grave matter'],
    [20, 'cairn song'],
    [25, 'curse'],
    [28, 'icy fingers'],
    [32, 'old debt'],
    [37, 'heaving ground'],
    [42, 'dark marble'],
    [48, 'travel light'],
    [53, 'restless host'],
    [59, 'standing stones'],
    [68, 'midnight bell'],
  ),
  rarity: 'uncommon',
  habitat: 'sunken cellars',
  height: 1.7,
  weight: 130,
  text: 'On its side the painted figures march, quarrel and start the war again. Only the little flute player by the handle can calm it, and he is facing the other way.',
};
