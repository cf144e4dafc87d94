import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A shadow kitten with the ears and muzzle of a wolf cub, back arched, squaring up to its own shadow.
 * Hook: the zigzag tail, twice its height, and one torn ear. Soot grey, violet inside the ears, amber eyes.
 * Hot-headed, never malicious, asleep in the middle of most fights.
 */
export const scuffkit: Species = {
  id: 'scuffkit',
  name: 'Scuffkit',
  types: ['dark'],
  stage: 1,
  baseStats: { hp: 44, attack: 56, defense: 38, speed: 58 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 60,
  evolution: { into: 'umbrawl', level: 20 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'leer'],
    [5, 'pursuit'],
    [8, 'howl'],
    [10, 'head start'],
    [13, 'bite'],
    [15, 'behind you'],
    [18, 'quivering lip'],
    [20, 'taunt'],
    [25, 'alley cat'],
    [31, 'crunch'],
  ),
  rarity: 'uncommon',
  habitat: 'lanes behind barns',
  height: 0.4,
  weight: 5,
  text: 'Every morning it picks a fight with its own shadow, and is furious that the other one never tires. Cloudy days are for naps, and for telling the tale.',
};

/**
 * A lean shadow wolf with a bristling ruff and pale forepaws, like a brawler after hours.
 * Hook: the ragged ears and the lightning-shaped tail. Charcoal, violet tips, amber eyes.
 * Walks alone, and would rather not say that it is looking after somebody.
 */
export const umbrawl: Species = {
  id: 'umbrawl',
  name: 'Umbrawl',
  types: ['dark'],
  stage: 2,
  baseStats: { hp: 64, attack: 74, defense: 56, speed: 74 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 102,
  evolution: { into: 'penumbrawn', level: 38 },
  learnset: learnset(
    [1, 'bite'],
    [1, 'leer'],
    [3, 'scratch'],
    [6, 'pursuit'],
    [8, 'howl'],
    [10, 'head start'],
    [15, 'behind you'],
    [18, 'quivering lip'],
    [20, 'taunt'],
    [25, 'alley cat'],
    [31, 'crunch'],
    [38, 'own medicine'],
    [45, 'dogged grip'],
  ),
  rarity: 'uncommon',
  habitat: 'edges of the wood at dusk',
  height: 1.0,
  weight: 28,
  text: 'It walks beside travellers at night, always just outside the light. In the morning it is a little offended that nobody said thank you.',
};

/**
 * A shadow wolf as big as a plough horse, heavy-shouldered as a wrestler, pale forepaws planted wide.
 * Hook: the round black mane with a thin bright rim, an eclipse seen from the front.
 * Coal black, white-gold rim, violet eyes. Slow to anger, and never raises its voice.
 */
export const penumbrawn: Species = {
  id: 'penumbrawn',
  name: 'Penumbrawn',
  types: ['dark', 'fighting'],
  stage: 3,
  baseStats: { hp: 88, attack: 104, defense: 68, speed: 74 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 113,
  learnset: learnset(
    [1, 'bite'],
    [1, 'leer'],
    [3, 'scratch'],
    [6, 'pursuit'],
    [8, 'howl'],
    [10, 'head start'],
    [15, 'behind you'],
    [18, 'quivering lip'],
    [20, 'taunt'],
    [25, 'alley cat'],
    [31, 'crunch'],
    [38, 'own medicine'],
    [40, 'submission'],
    [45, 'dogged grip'],
    [52, 'bare knuckle'],
    [64, 'swallowed sun'],
  ),
  rarity: 'uncommon',
  habitat: 'deep old wood',
  height: 2.1,
  weight: 145,
  text: 'When it stands up in front of the sun, hens go to roost and the lamplighter sets out. On washing days it can be talked into sitting down.',
};
