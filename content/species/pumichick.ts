import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A round chick of pumice, full of little holes that glow, feet barely touching the ground because it
 * weighs nothing. Hook: a ball with a tiny beak, a puff of smoke for a crest and spark-lit pores. Ash grey,
 * ember orange, cream. Buoyant in every sense.
 */
export const pumichick: Species = {
  id: 'pumichick',
  name: 'Pumichick',
  types: ['rock', 'fire'],
  stage: 1,
  baseStats: { hp: 42, attack: 54, defense: 46, speed: 58 },
  growth: 'medium',
  catchRate: 155,
  experienceYield: 60,
  evolution: { into: 'tephraptor', level: 28 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'dust devil'],
    [4, 'ember'],
    [8, 'skimming stone'],
    [13, 'lit fuse'],
    [19, 'gravel shower'],
    [24, 'popping coal'],
    [28, 'sandstorm'],
    [33, 'scree run'],
    [38, 'crater breath'],
    [43, 'seam ripper'],
  ),
  rarity: 'uncommon',
  habitat: 'warm springs',
  height: 0.3,
  weight: 0.5,
  text: 'The ducklings have adopted it, because a chick of pumice floats better than any of them. On cold mornings they all swim very close.',
};

/**
 * A running bird of prey of black volcanic rock, wings of basalt blades that are hot at the root.
 * Hook: a column of ash and embers for a tail, huge talons, a hooked orange beak; lava shines from its breast.
 * Basalt black, lava orange, ash grey. Fierce at first sight, punctual as spring.
 */
export const tephraptor: Species = {
  id: 'tephraptor',
  name: 'Tephraptor',
  types: ['rock', 'fire'],
  stage: 2,
  baseStats: { hp: 70, attack: 110, defense: 66, speed: 74 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 113,
  learnset: learnset(
    [1, 'peck'],
    [1, 'dust devil'],
    [4, 'ember'],
    [8, 'skimming stone'],
    [13, 'lit fuse'],
    [19, 'gravel shower'],
    [24, 'popping coal'],
    [29, 'sandstorm'],
    [34, 'scree run'],
    [39, 'crater breath'],
    [44, 'seam ripper'],
    [48, 'jagged ridge'],
    [53, 'molten moat'],
    [58, 'eruption'],
    [66, 'g-max basalt'],
  ),
  rarity: 'uncommon',
  habitat: 'bare hills',
  height: 1.8,
  weight: 88,
  text: 'Where it lands, the snow melts in a ring that is full of poppies by spring. Farmers wave it down over the turnip fields and take in the washing first.',
};
