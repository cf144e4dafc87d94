import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A fern rooted in a small iron grate that it carries on clawed feet; the fronds grow out of live flames.
 * Hook: a fountain of curled fronds with glowing tips over a round stove belly with a barred door of teeth.
 * Fern green, flame orange, iron black. Warm-hearted, thirsty for nothing, offended by watering cans.
 */
export const brackindle: Species = {
  id: 'brackindle',
  name: 'Brackindle',
  types: ['grass', 'fire'],
  stage: 1,
  baseStats: { hp: 78, attack: 110, defense: 76, speed: 64 },
  growth: 'medium',
  catchRate: 40,
  experienceYield: 108,
  learnset: learnset(
    [1, 'ember'],
    [1, 'leaf litter'],
    [6, 'growth'],
    [11, 'bonfire ring'],
    [16, 'trailblaze'],
    [20, 'incinerate'],
    [24, 'autumn squall'],
    [28, 'clear skies'],
    [33, 'taproot'],
    [37, 'scorch mark'],
    [42, 'bottled summer'],
    [47, 'synthesis'],
    [52, 'heat wave'],
    [57, 'high noon'],
    [64, 'last log'],
    [71, 'g-max kiln'],
  ),
  rarity: 'rare',
  habitat: 'burnt clearings',
  height: 1.2,
  weight: 14,
  text: 'In the finest garden it wilts, and in any old grate it thrives. Experienced owners water the carpet around it instead.',
};
