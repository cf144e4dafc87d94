import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const owlumen: Species = {
  id: 'owlumen',
  name: 'Owlumen',
  types: ['psychic', 'flying'],
  stage: 2,
  baseStats: { hp: 64, attack: 66, defense: 64, speed: 74 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 150,
  learnset: learnset(
    [1, 'peck'],
    [1, 'confusion'],
    [6, 'hypnosis'],
    [10, 'gust'],
    [15, 'psybeam'],
    [20, 'wing attack'],
    [25, 'calm mind'],
    [31, 'air slash'],
    [38, 'psychic'],
  ),
  rarity: 'uncommon',
  habitat: 'bell towers',
  height: 0.8,
  weight: 7,
  text: 'The ring around it turns once for every thought it finishes. At exam time it is hired by whole schools.',
};
