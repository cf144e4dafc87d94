import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A baby sloth tucked into a leaf. Silhouette: a pointed hood that tips over into a closed violet flower, a
 * lap of leaves, folded claws. Leaf green, fawn and violet; sleepy, soft, impossible to hurry.
 */
export const dozebud: Species = {
  id: 'dozebud',
  name: 'Dozebud',
  types: ['grass'],
  stage: 1,
  baseStats: { hp: 62, attack: 44, defense: 57, speed: 40 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'mosslow', level: 16 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'yawn'],
    [5, 'leaf litter'],
    [9, 'confusion'],
    [13, 'numb moss'],
    [17, 'deep roots'],
    [22, 'slash'],
    [27, 'synthesis'],
    [32, 'clear head'],
    [38, 'taproot'],
    [41, "sandman's fee"],
    [45, 'psychic'],
  ),
  rarity: 'rare',
  habitat: 'warm branches',
  height: 0.4,
  weight: 5,
  text: 'It has been awake once, and did not think much of it. The leaf hood closes by itself when somebody talks too long.',
};

/**
 * A sloth that hangs until the moss has grown.
 * Silhouette: arms and legs hooked over a bough, a thick skirt of moss hanging below, a bud beside the head.
 * Moss green, fawn and violet; late.
 */
export const mosslow: Species = {
  id: 'mosslow',
  name: 'Mosslow',
  types: ['grass'],
  stage: 2,
  baseStats: { hp: 85, attack: 65, defense: 80, speed: 42 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'canopaw', level: 34 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'yawn'],
    [5, 'leaf litter'],
    [9, 'confusion'],
    [13, 'numb moss'],
    [18, 'deep roots'],
    [24, 'slash'],
    [30, 'synthesis'],
    [36, 'clear head'],
    [42, 'taproot'],
    [44, "sandman's fee"],
    [47, 'psychic'],
    [52, 'prophecy'],
    [56, 'bare branches'],
  ),
  rarity: 'rare',
  habitat: 'misty crowns of trees',
  height: 1.1,
  weight: 36,
  text: 'The moss on its back is a map of where it has hung. It answers questions correctly, about a week later.',
};

/**
 * A giant ground sloth under its own garden. Silhouette: an arched tree over the back hung with lantern
 * flowers, scythe claws, a seated bulk. Fawn, canopy green and violet with lamp gold; serene, watchful.
 */
export const canopaw: Species = {
  id: 'canopaw',
  name: 'Canopaw',
  types: ['grass', 'psychic'],
  stage: 3,
  baseStats: { hp: 109, attack: 85, defense: 97, speed: 36 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'yawn'],
    [5, 'leaf litter'],
    [9, 'confusion'],
    [13, 'numb moss'],
    [18, 'deep roots'],
    [25, 'slash'],
    [31, 'hypnosis'],
    [33, 'synthesis'],
    [36, 'clear head'],
    [42, 'taproot'],
    [45, "sandman's fee"],
    [48, 'psychic'],
    [53, 'prophecy'],
    [56, 'bare branches'],
    [75, 'endless stairs'],
  ),
  rarity: 'rare',
  habitat: 'hanging gardens',
  height: 2.6,
  weight: 270,
  text: 'Its lantern flowers light up one for each creature that sleeps nearby. It dreams for all of them, slowly and kindly.',
};
