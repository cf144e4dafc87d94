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
  experienceYield: 290,
  learnset: learnset(
    [1, 'ember'],
    [1, 'noble roar'],
    [6, 'dragon rage'],
    [11, 'flame charge'],
    [16, 'fire fang'],
    [21, 'breaking swipe'],
    [27, 'crush claw'],
    [32, 'sunny day'],
    [36, 'dragon pulse'],
    [40, 'dragon cheer'],
    [45, 'sacred fire'],
    [50, 'dragon energy'],
    [56, 'eruption'],
    [62, 'blue flare'],
    [69, 'inferno overdrive'],
    [75, 'devastating drake'],
  ),
  rarity: 'legendary',
  habitat: 'the highest hill',
  height: 2.8,
  weight: 390,
  text: 'At noon it sits so straight that it has no shadow of its own to rest in. The whole wild lies down out of respect, and it envies every one of them.',
};
