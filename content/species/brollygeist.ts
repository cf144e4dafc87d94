import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A black umbrella come to life; its canopy is a pair of bat wings on ribs for fingers, two eyes inside.
 * Hook: the half-open umbrella from below, its crook handle dangling as a single foot.
 * Charcoal, plum lining, brass. Lonely and helpful, and easily hurt by drizzle that nobody minds.
 */
export const brollygeist: Species = {
  id: 'brollygeist',
  name: 'Brollygeist',
  types: ['ghost', 'flying'],
  stage: 1,
  baseStats: { hp: 79, attack: 94, defense: 70, speed: 98 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 102,
  learnset: learnset(
    [1, 'astonish'],
    [1, 'gust'],
    [6, 'whirlwind'],
    [10, 'creeping dusk'],
    [15, 'gather clouds'],
    [19, 'attic draught'],
    [24, 'dropped catch'],
    [28, 'hex'],
    [33, 'bounce'],
    [38, 'gone missing'],
    [43, 'open window'],
    [48, 'moor gale'],
    [54, 'poltergeist'],
    [60, 'hurricane'],
    [71, 'g-max skysweep'],
  ),
  rarity: 'rare',
  habitat: 'windy hilltops',
  height: 1.1,
  weight: 3,
  text: 'Forgotten on a bench in the rain, it waited for years before a gust took its side. It follows people who have no umbrella, and is hurt when they run.',
};
