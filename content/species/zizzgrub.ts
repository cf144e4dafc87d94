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
    [1, 'struggle bug'],
    [1, 'leer'],
    [5, 'nuzzle'],
    [6, 'thunder shock'],
    [10, 'fury cutter'],
    [15, 'spark'],
    [18, 'string shot'],
    [21, 'bug bite'],
    [25, 'signal beam'],
    [28, 'charge'],
    [31, 'discharge'],
    [36, 'leech life'],
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
  experienceYield: 170,
  learnset: learnset(
    [1, 'bug bite'],
    [1, 'leer'],
    [3, 'struggle bug'],
    [5, 'nuzzle'],
    [6, 'thunder shock'],
    [10, 'fury cutter'],
    [15, 'spark'],
    [20, 'string shot'],
    [25, 'signal beam'],
    [28, 'charge'],
    [31, 'discharge'],
    [36, 'leech life'],
    [38, 'megahorn'],
    [46, 'wild charge'],
    [55, 'zap cannon'],
    [62, 'savage spin-out'],
  ),
  rarity: 'uncommon',
  habitat: 'old oaks',
  height: 0.7,
  weight: 9,
  text: 'The spots on its back charge up when it is rubbed. Two of them can light a small kitchen.',
};
