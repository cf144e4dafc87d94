import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A little cactus on two feet, arms up for a hug, with a cork on every thorn to be on the safe side.
 * Hook: the corks, and the flower on its head, open or shut with its mood. Leaf green, violet thorns, cork,
 * pink flower. Affectionate, hopeful, a slow learner in one respect.
 */
export const pricklo: Species = {
  id: 'pricklo',
  name: 'Pricklo',
  types: ['grass', 'poison'],
  stage: 1,
  baseStats: { hp: 54, attack: 50, defense: 56, speed: 36 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 58,
  evolution: { into: 'saguardian', level: 24 },
  learnset: learnset(
    [1, 'stinger'],
    [1, 'growl'],
    [4, 'absorb'],
    [8, 'thick fleece'],
    [12, 'pea shooter'],
    [17, 'deep roots'],
    [20, 'thorny hug'],
    [22, 'bad splinter'],
    [28, 'numb moss'],
    [35, 'conker'],
    [41, 'holly hedge'],
  ),
  rarity: 'common',
  habitat: 'dry sand',
  height: 0.6,
  weight: 11,
  text: 'It would love a hug, and keeps a cork on every thorn in case somebody offers. The flower opens when it is told a joke.',
};

/**
 * A saguaro standing sentry, rooted at its post, ribbed like a buttoned tunic, one arm raised in salute.
 * Hook: the two great flowers on its shoulders, worn as epaulettes. Deep green, thorn violet, magenta.
 * Dutiful, sentimental, never off its post.
 */
export const saguardian: Species = {
  id: 'saguardian',
  name: 'Saguardian',
  types: ['grass', 'poison'],
  stage: 2,
  baseStats: { hp: 86, attack: 84, defense: 100, speed: 44 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 95,
  learnset: learnset(
    [1, 'stinger'],
    [1, 'growl'],
    [4, 'absorb'],
    [8, 'thick fleece'],
    [12, 'pea shooter'],
    [17, 'deep roots'],
    [20, 'thorny hug'],
    [22, 'bad splinter'],
    [26, 'festering thorns'],
    [28, 'numb moss'],
    [32, 'ingrain'],
    [35, 'conker'],
    [41, 'holly hedge'],
    [46, 'felled oak'],
    [53, 'high noon'],
    [64, 'greenreach spring'],
  ),
  rarity: 'common',
  habitat: 'dunes',
  height: 2.4,
  weight: 190,
  text: 'It has guarded the same milestone for two hundred years and never asked why. On its birthday the lizards line up and salute, and it says that it has sand in its eye.',
};
