import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A stocky drakelet lying on its belly with short wings clapped over its treasure. Hook: one coin as big as
 * its head, held between the forepaws, and a tail that ends in a blunt gold bar. Copper, bottle green,
 * ingot gold. Watchful, stubborn, easily moved by a kind word.
 */
export const ingotail: Species = {
  id: 'ingotail',
  name: 'Ingotail',
  types: ['dragon'],
  stage: 1,
  baseStats: { hp: 54, attack: 60, defense: 67, speed: 39 },
  growth: 'slow',
  catchRate: 50,
  experienceYield: 68,
  evolution: { into: 'vaultwyrm', level: 34 },
  learnset: learnset(
    [1, 'coin toss'],
    [1, 'leer'],
    [5, 'twister'],
    [9, 'tin opener'],
    [14, 'covet'],
    [18, 'block'],
    [22, 'cowing blow'],
    [26, 'dropped anvil'],
    [31, 'boiler plate'],
    [36, 'greedy talons'],
    [42, 'crunch'],
  ),
  rarity: 'rare',
  habitat: 'old mines',
  height: 0.5,
  weight: 16,
  text: 'Its whole hoard is one copper coin, polished so often that nobody knows which queen is on it. Offered a second, the drakelet grows suspicious.',
};

/**
 * A massive coiled wyrm with coins set in its hide and the first coin it was ever lent in its claws.
 * Hook: the round door of a vault for a hood, its bolts shot, behind a horned head; a bar of gold at the tip of the tail.
 * Bottle green, iron grey, old gold, copper. Ponderous, honest to the last penny.
 */
export const vaultwyrm: Species = {
  id: 'vaultwyrm',
  name: 'Vaultwyrm',
  types: ['dragon', 'steel'],
  stage: 2,
  baseStats: { hp: 87, attack: 94, defense: 102, speed: 27 },
  growth: 'slow',
  catchRate: 45,
  experienceYield: 118,
  learnset: learnset(
    [1, 'coin toss'],
    [1, 'leer'],
    [5, 'twister'],
    [9, 'tin opener'],
    [14, 'covet'],
    [18, 'block'],
    [22, 'cowing blow'],
    [26, 'dropped anvil'],
    [31, 'boiler plate'],
    [36, 'signal lamp'],
    [38, 'greedy talons'],
    [44, 'crunch'],
    [48, 'bell clapper'],
    [53, 'emptied purse'],
    [59, 'outrage'],
    [67, 'sky monarch'],
  ),
  rarity: 'rare',
  habitat: 'old mines',
  height: 3.6,
  weight: 540,
  text: 'Every coin in its hide was lent to it, and it can name the lenders back to the first. Interest is paid at midsummer, in small change, from a great height.',
};
