import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small round spider that rides on a drop spindle and turns it with its front legs.
 * Hook: one ball with a nightcap of silk on a spindle like a spinning top, winking and yawning.
 * Lilac, midnight blue, pearl white. Drowsy, tidy and gentle.
 */
export const dreamspin: Species = {
  id: 'dreamspin',
  name: 'Dreamspin',
  types: ['bug', 'psychic'],
  stage: 1,
  baseStats: { hp: 44, attack: 46, defense: 56, speed: 54 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 60,
  evolution: { into: 'reverachne', level: 26 },
  learnset: learnset(
    [1, 'spun thread'],
    [1, 'wrap'],
    [4, 'wriggle'],
    [8, 'hypnosis'],
    [12, 'confusion'],
    [16, 'nibble'],
    [20, 'bitter silk'],
    [24, 'crossed eyes'],
    [29, 'firefly code'],
    [34, "gnat's supper"],
    [41, "sandman's fee"],
  ),
  rarity: 'uncommon',
  habitat: 'attic rafters',
  height: 0.3,
  weight: 1.6,
  text: 'Every night it collects the loose ends of dreams from the rafters and spins them into even thread. The bad ones make the strongest yarn.',
};

/**
 * A long-legged weaver spider in front of its round web.
 * Hook: an abdomen like a full moon that wears a large sleeping face, and eight legs like the ribs of a dome.
 * Violet, midnight blue, silver. Patient, motherly, hard to surprise.
 */
export const reverachne: Species = {
  id: 'reverachne',
  name: 'Reverachne',
  types: ['bug', 'psychic'],
  stage: 2,
  baseStats: { hp: 79, attack: 93, defense: 83, speed: 61 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 102,
  learnset: learnset(
    [1, 'spun thread'],
    [1, 'wrap'],
    [4, 'wriggle'],
    [8, 'hypnosis'],
    [12, 'confusion'],
    [16, 'nibble'],
    [20, 'bitter silk'],
    [24, 'crossed eyes'],
    [30, 'firefly code'],
    [33, 'nightmare'],
    [36, "gnat's supper"],
    [43, "sandman's fee"],
    [48, 'foggy notion'],
    [58, 'racing mind'],
    [66, 'locust year'],
  ),
  rarity: 'uncommon',
  habitat: 'attic rafters',
  height: 1.3,
  weight: 34,
  text: 'Stare at its web long enough and somebody you miss is looking back. Flies may leave as soon as they have told it a story it does not know.',
};
