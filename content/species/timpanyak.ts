import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A shaggy yak with two copper kettledrums for humps, drum skins tight on top; sparks run in its fringe.
 * Hook: the two round drums on a long curtain of wool, and a tail with a felt knob for a drumstick.
 * Storm grey, copper, lightning yellow. Thunderous but punctual; it counts bars under its breath.
 */
export const timpanyak: Species = {
  id: 'timpanyak',
  name: 'Timpanyak',
  types: ['electric', 'fighting'],
  stage: 1,
  baseStats: { hp: 108, attack: 95, defense: 83, speed: 31 },
  growth: 'slow',
  catchRate: 40,
  experienceYield: 109,
  learnset: learnset(
    [1, 'crackle'],
    [1, 'pep talk'],
    [6, 'left right'],
    [11, 'charge'],
    [15, 'spark'],
    [20, 'stomp'],
    [24, 'thunderclap'],
    [28, 'bared chest'],
    [33, 'hollow log'],
    [37, 'overdrive'],
    [41, 'boot heel'],
    [46, 'loose wire'],
    [51, 'lightning leap'],
    [56, 'bare knuckle'],
    [63, 'overload'],
    [71, 'thousand thunders'],
  ),
  rarity: 'rare',
  habitat: 'stormy hills',
  height: 2.0,
  weight: 410,
  text: 'Its two humps are kettledrums, and the weather does the tuning. Thunder that comes in late gets a long look from it.',
};
