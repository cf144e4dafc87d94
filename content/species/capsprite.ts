import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A toadstool sprite: a child-sized face under a drooping spotted cap, stalk legs, a frill for a collar.
 * Hook: the big soft cap over a tiny bell-shaped body. Scarlet, cream, moss green. Mischievous, musical,
 * terrible at hide and seek.
 */
export const capsprite: Species = {
  id: 'capsprite',
  name: 'Capsprite',
  types: ['fairy', 'poison'],
  stage: 1,
  baseStats: { hp: 52, attack: 54, defense: 44, speed: 50 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 58,
  evolution: { into: 'amanitiara', level: 26 },
  learnset: learnset(
    [1, 'thistledown'],
    [1, 'fresh bread'],
    [5, 'smog'],
    [9, 'kind word'],
    [13, 'nectar sip'],
    [17, 'deep roots'],
    [21, 'stale air'],
    [25, 'sludge'],
    [30, 'spore'],
    [35, 'pricked pride'],
    [40, 'distant music'],
    [45, 'odd brew'],
  ),
  rarity: 'uncommon',
  habitat: 'toadstool rings',
  height: 0.3,
  weight: 0.9,
  text: 'To escape notice it stands perfectly still among the toadstools and hums as though nobody were there. The humming is how one notices it.',
};

/**
 * A fly-agaric queen, the cap swept up into a crown, white dots standing as a tiara, a face on the stalk.
 * Hook: crown, stalk, bell of gills spreading below like a gown. Scarlet, ivory, moss green. Gracious and
 * grand, takes offence at empty plates.
 */
export const amanitiara: Species = {
  id: 'amanitiara',
  name: 'Amanitiara',
  types: ['fairy', 'poison'],
  stage: 2,
  baseStats: { hp: 88, attack: 102, defense: 76, speed: 46 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 100,
  learnset: learnset(
    [1, 'thistledown'],
    [1, 'fresh bread'],
    [5, 'smog'],
    [9, 'kind word'],
    [13, 'nectar sip'],
    [17, 'deep roots'],
    [21, 'stale air'],
    [25, 'sludge'],
    [26, 'decorate'],
    [31, 'spore'],
    [36, 'pricked pride'],
    [41, 'distant music'],
    [46, 'odd brew'],
    [51, 'burst drain'],
    [57, 'ribbon dance'],
    [67, 'g-max mischief'],
  ),
  rarity: 'uncommon',
  habitat: 'birch glades',
  height: 1.4,
  weight: 16,
  text: 'Its court meets in a ring under the birches, and each dot of the tiara honours a guest who danced until breakfast. One is advised to have eaten at home.',
};
