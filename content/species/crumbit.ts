import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A field mouse under a crumb of bread larger than itself, held overhead with both paws.
 * Hook: the crumb on two thin legs, seen before the mouse. Fawn, crust gold, pink ears.
 * Stubborn, hardworking, touchy about offers of help.
 */
export const crumbit: Species = {
  id: 'crumbit',
  name: 'Crumbit',
  types: ['normal'],
  stage: 1,
  baseStats: { hp: 50, attack: 46, defense: 42, speed: 62 },
  growth: 'fast',
  catchRate: 235,
  experienceYield: 52,
  evolution: { into: 'hoardent', level: 20 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [5, 'head start'],
    [9, 'stockpile'],
    [12, 'pea shooter'],
    [15, 'covet'],
    [19, 'swallow'],
    [23, 'cherry stones'],
    [28, 'buck teeth'],
    [34, 'spring clean'],
    [41, 'dig'],
  ),
  rarity: 'common',
  habitat: 'kitchens and hayfields',
  height: 0.2,
  weight: 0.4,
  text: 'It never carries a crumb smaller than itself, as a point of honour. Offered a wheelbarrow once, it was hurt for a week.',
};

/**
 * An enormous hamster, sitting like a sack of flour, with cheeks as square as pantry cupboards.
 * Hook: the cheeks, latched and shelved, jars showing when they open. Honey brown, cream, painted green, jam red.
 * Generous, drowsy, knows where everything is, nearly.
 */
export const hoardent: Species = {
  id: 'hoardent',
  name: 'Hoardent',
  types: ['normal'],
  stage: 2,
  baseStats: { hp: 123, attack: 78, defense: 74, speed: 34 },
  growth: 'fast',
  catchRate: 110,
  experienceYield: 91,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [5, 'head start'],
    [9, 'stockpile'],
    [12, 'pea shooter'],
    [15, 'covet'],
    [19, 'swallow'],
    [22, 'yawn'],
    [23, 'cherry stones'],
    [28, 'buck teeth'],
    [33, 'body slam'],
    [34, 'spring clean'],
    [41, 'dig'],
    [46, 'long lunch'],
    [52, 'reckless swing'],
    [62, 'g-max stampede'],
  ),
  rarity: 'common',
  habitat: 'barns',
  height: 1.5,
  weight: 130,
  text: 'Its cheeks hold a winter’s provisions, sorted by shelf, with the jam on the left. Guests are always fed, though they may have to wait while it finds the spoons.',
};
