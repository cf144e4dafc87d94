import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * Second of the four hours: a dragon upright as on a throne, its raised wings the back of the seat.
 * Hook: the noon sun at the zenith between its wings, a crown of horns, a collar with one jewel.
 * Scarlet, sun gold, ivory, one spot of sky. Proud, just and drowsy after lunch; it rules by looking.
 */
export const zenithrone: Species = {
  id: 'zenithrone',
  name: 'Zenithrone',
  types: ['fire', 'dragon'],
  stage: 1,
  baseStats: { hp: 86, attack: 104, defense: 76, speed: 49 },
  growth: 'slow',
  catchRate: 10,
  experienceYield: 160,
  learnset: learnset(
    [1, 'ember'],
    [1, 'grand entrance'],
    [6, 'forty winters'],
    [11, 'lit fuse'],
    [16, 'cinder jaw'],
    [21, 'cowing blow'],
    [27, 'seam ripper'],
    [32, 'clear skies'],
    [36, 'deep rumble'],
    [40, 'rallying cry'],
    [45, 'lit beacon'],
    [50, 'old blood'],
    [56, 'eruption'],
    [62, 'white heat'],
    [69, 'emberwild heart'],
    [75, 'sky monarch'],
  ),
  rarity: 'legendary',
  habitat: 'the highest hill',
  height: 2.8,
  weight: 390,
  text: 'At noon it sits so straight that it has no shadow of its own to rest in. The whole wild lies down out of respect, and it envies every one of them.',
};
