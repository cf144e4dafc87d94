import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A young tortoise in a riveted boiler of a shell, with a porthole and a clockwork key on top.
 * Hook: the key, taller than its head. Sea green, iron grey, brass and orange trim.
 * Careful, proud of its shell, pleased to be wound up.
 */
export const rivetle: Species = {
  id: 'rivetle',
  name: 'Rivetle',
  types: ['steel', 'water'],
  stage: 1,
  baseStats: { hp: 54, attack: 48, defense: 72, speed: 30 },
  growth: 'slow',
  catchRate: 120,
  experienceYield: 64,
  evolution: { into: 'ironclade', level: 28 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'withdraw'],
    [5, 'garden hose'],
    [9, 'tin opener'],
    [13, 'bite'],
    [16, 'spinning top'],
    [18, 'boiler plate'],
    [23, 'ripple'],
    [29, 'helmet knock'],
    [36, 'scald'],
    [42, 'grapnel'],
  ),
  rarity: 'uncommon',
  habitat: 'harbours',
  height: 0.5,
  weight: 26,
  text: 'Winding the key on its back does nothing, but it likes the attention. Its shell never rusts because it worries about it daily.',
};

/**
 * A sea turtle built like an ironclad: plated bow for a beak, gun ports along the shell, paddle flippers.
 * Hook: the tall smoking funnel amidships. Gunmetal, sea green, signal red below the waterline.
 * Steady as a timetable, and fond of gulls.
 */
export const ironclade: Species = {
  id: 'ironclade',
  name: 'Ironclade',
  types: ['steel', 'water'],
  stage: 2,
  baseStats: { hp: 79, attack: 79, defense: 108, speed: 32 },
  growth: 'slow',
  catchRate: 65,
  experienceYield: 105,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'withdraw'],
    [5, 'garden hose'],
    [9, 'tin opener'],
    [13, 'bite'],
    [16, 'spinning top'],
    [18, 'boiler plate'],
    [23, 'ripple'],
    [28, 'smokescreen'],
    [29, 'helmet knock'],
    [34, 'spilt ink'],
    [36, 'scald'],
    [42, 'grapnel'],
    [48, 'boiler burst'],
    [55, 'portcullis'],
    [65, 'g-max undertow'],
  ),
  rarity: 'uncommon',
  habitat: 'deep harbours',
  height: 1.9,
  weight: 420,
  text: 'Its funnel whistles at noon, and the whole harbour sits down to soup. The gulls have signed on as crew and take the work more seriously than it does.',
};
