import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A beetle grub crossed with static: a fat C-shaped roll of rings, bristles all on end.
 * Hook: two coil feelers with a crackling arc between them, and a red cap the size of a button.
 * Colours: cream, leaf green head, spark yellow. Temper: studious, easily startled, startling in turn.
 */
export const zizzgrub: Species = {
  id: 'zizzgrub',
  name: 'Zizzgrub',
  types: ['bug'],
  stage: 1,
  baseStats: { hp: 46, attack: 44, defense: 55, speed: 44 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 54,
  evolution: { into: 'switchafer', level: 20 },
  learnset: learnset(
    [1, 'wriggle'],
    [1, 'leer'],
    [5, 'nuzzle'],
    [6, 'crackle'],
    [10, 'hedge clippers'],
    [15, 'spark'],
    [18, 'spun thread'],
    [21, 'nibble'],
    [25, 'firefly code'],
    [28, 'charge'],
    [31, 'discharge'],
    [36, "gnat's supper"],
  ),
  rarity: 'uncommon',
  habitat: 'rotten logs',
  height: 0.3,
  weight: 3,
  text: 'Stroke it the wrong way and your hair stands on end until supper. At night it reads the rings of its log by its own sparks, never more than a year at a time.',
};

/**
 * A horned beetle crossed with a lamp switch, sturdy on six dark legs.
 * Hook: forked horn with a spark in the fork, domed red wing cases marked with lightning bolts.
 * Colours: signal red, leaf green head, spark yellow. Temper: a cheerful caretaker.
 */
export const switchafer: Species = {
  id: 'switchafer',
  name: 'Switchafer',
  types: ['bug', 'electric'],
  stage: 2,
  baseStats: { hp: 70, attack: 88, defense: 84, speed: 74 },
  growth: 'medium',
  catchRate: 80,
  experienceYield: 94,
  learnset: learnset(
    [1, 'nibble'],
    [1, 'leer'],
    [3, 'wriggle'],
    [5, 'nuzzle'],
    [6, 'crackle'],
    [10, 'hedge clippers'],
    [15, 'spark'],
    [20, 'spun thread'],
    [25, 'firefly code'],
    [28, 'charge'],
    [31, 'discharge'],
    [36, "gnat's supper"],
    [38, 'beetle joust'],
    [46, 'loose wire'],
    [55, 'blown fuse'],
    [62, 'locust year'],
  ),
  rarity: 'uncommon',
  habitat: 'old oaks',
  height: 0.7,
  weight: 9,
  text: 'The spots on its back charge up when it is rubbed. Two of them can light a small kitchen.',
};
