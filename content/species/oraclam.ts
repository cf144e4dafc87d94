import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A giant clam on a cushion of kelp; the pearl inside is one great eye that glows when it thinks.
 * Hook: the scalloped shell half open, with the round pearl alone in the dark between the halves.
 * Sea green, sand, opal pink. Wise, punctual and a little vague; it does not like to be hurried.
 */
export const oraclam: Species = {
  id: 'oraclam',
  name: 'Oraclam',
  types: ['water', 'psychic'],
  stage: 1,
  baseStats: { hp: 98, attack: 78, defense: 122, speed: 24 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 192,
  learnset: learnset(
    [1, 'clamp'],
    [1, 'withdraw'],
    [6, 'confusion'],
    [11, 'chilling water'],
    [15, 'miracle eye'],
    [20, 'water pulse'],
    [25, 'psywave'],
    [30, 'power gem'],
    [34, 'mind reader'],
    [38, 'expanding force'],
    [42, 'muddy water'],
    [47, 'cosmic power'],
    [52, 'mirror coat'],
    [57, 'future sight'],
    [63, 'origin pulse'],
    [72, 'shattered psyche'],
  ),
  rarity: 'rare',
  habitat: 'bay beach',
  height: 1.4,
  weight: 180,
  text: 'For a good question it opens a hand’s breadth, and for a rude one it closes on the sleeve. Its answers are always true, and nearly always about next Thursday.',
};
