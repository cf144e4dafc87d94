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
  experienceYield: 106,
  learnset: learnset(
    [1, 'clamp'],
    [1, 'withdraw'],
    [6, 'confusion'],
    [11, 'cold bath'],
    [15, 'watchful gaze'],
    [20, 'ripple'],
    [25, 'brainwave'],
    [30, 'geode'],
    [34, 'second guess'],
    [38, 'wide awake'],
    [42, 'churned silt'],
    [47, 'starlit coat'],
    [52, 'looking glass'],
    [57, 'prophecy'],
    [63, 'deep current'],
    [72, 'endless stairs'],
  ),
  rarity: 'rare',
  habitat: 'bay beach',
  height: 1.4,
  weight: 180,
  text: 'For a good question it opens a hand’s breadth, and for a rude one it closes on the sleeve. Its answers are always true, and nearly always about next Thursday.',
};
