import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An elver, clear as glass, with one glowing wire of filament running from nose to tail. Hook: a question
 * mark of glass with a bright thread inside and two round eyes. Clear aqua, warm white, copper. Gentle and
 * easily dazzled, mostly by itself.
 */
export const filamel: Species = {
  id: 'filamel',
  name: 'Filamel',
  types: ['electric', 'water'],
  stage: 1,
  baseStats: { hp: 42, attack: 60, defense: 40, speed: 60 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 57,
  evolution: { into: 'incandeel', level: 26 },
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'flash'],
    [4, 'crackle'],
    [9, 'rising hum'],
    [13, 'whirlpool'],
    [17, 'ripple'],
    [21, 'tangled wires'],
    [25, 'borrowed current'],
    [30, 'gather clouds'],
    [34, 'humming mast'],
    [39, 'scald'],
    [45, 'thunderbolt'],
  ),
  rarity: 'uncommon',
  habitat: 'river mouths',
  height: 0.3,
  weight: 0.4,
  text: 'Every autumn they light the river mouth, each of them no brighter than a keyhole. Anglers who forgot the lamp have been known to borrow one and bring it back.',
};

/**
 * An eel that winds up in the coil of a filament, inside a bulb-shaped bubble of sea on a brass base.
 * Hook: a light bulb from which an eel looks out, its tail coming out at the side of the base.
 * Deep aqua, warm white, brass. Dutiful and quiet; dims politely when others sleep.
 */
export const incandeel: Species = {
  id: 'incandeel',
  name: 'Incandeel',
  types: ['electric', 'water'],
  stage: 2,
  baseStats: { hp: 78, attack: 104, defense: 62, speed: 70 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 99,
  learnset: learnset(
    [1, 'garden hose'],
    [1, 'flash'],
    [4, 'crackle'],
    [9, 'rising hum'],
    [13, 'whirlpool'],
    [17, 'ripple'],
    [21, 'tangled wires'],
    [25, 'borrowed current'],
    [26, 'coil'],
    [31, 'gather clouds'],
    [35, 'humming mast'],
    [40, 'scald'],
    [46, 'thunderbolt'],
    [52, 'thunder'],
    [59, 'boiler burst'],
    [67, 'thousand thunders'],
  ),
  rarity: 'uncommon',
  habitat: 'waters below the lighthouse',
  height: 2.4,
  weight: 28,
  text: 'When the keeper overslept on a night of storm, it wound itself round the lamp until morning. The ships noticed nothing, except that the light wriggled.',
};
