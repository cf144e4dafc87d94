import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * An imp of the rain gutters with long wet ears, grinning under the elbow of a pipe.
 * Hook: the pipe for a hat, marsh light burning from its mouth where water ought to come out.
 * Colours: dusk violet, zinc grey, teal flame, one leaf of autumn gold. Temper: giggling, damp, never caught.
 */
export const gutterling: Species = {
  id: 'gutterling',
  name: 'Gutterling',
  types: ['ghost'],
  stage: 1,
  baseStats: { hp: 40, attack: 52, defense: 42, speed: 62 },
  growth: 'medium',
  catchRate: 145,
  experienceYield: 56,
  evolution: { into: 'galoshade', level: 18 },
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [5, 'wrong turn'],
    [9, 'creeping dusk'],
    [13, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'marsh lantern'],
    [28, 'minimize'],
    [34, 'blue candle'],
    [38, 'dark marble'],
  ),
  rarity: 'uncommon',
  habitat: 'wet rooftops',
  height: 0.3,
  weight: 1.6,
  text: 'On wet nights it sits at the end of the gutter and burns where other pipes drip. Knock, and it ducks inside, giggles, and comes out of the one next door.',
};

/**
 * The imp, settled in the boot that somebody lost in the marsh, hopping.
 * Hook: a great yellow boot whose loose sole gapes like a jaw, nails for teeth, a tuft of marsh light on top.
 * Colours: dusk violet, oilskin yellow, teal flame. Temper: sly, house-proud, in search of the other boot.
 */
export const galoshade: Species = {
  id: 'galoshade',
  name: 'Galoshade',
  types: ['ghost'],
  stage: 2,
  baseStats: { hp: 61, attack: 70, defense: 63, speed: 76 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 98,
  evolution: { into: 'glowmonger', level: 36 },
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [6, 'wrong turn'],
    [10, 'creeping dusk'],
    [15, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'marsh lantern'],
    [28, 'minimize'],
    [31, 'clutching dark'],
    [35, 'blue candle'],
    [38, 'dark marble'],
    [45, 'gone missing'],
  ),
  rarity: 'uncommon',
  habitat: 'foggy footpaths',
  height: 0.9,
  weight: 2.5,
  text: 'It moved into a boot that the marsh had pulled off somebody, and keeps it very tidy. On foggy evenings it hops ahead of walkers and asks each of them about the other one.',
};

/**
 * The ghost of a ship’s chandler in sou’wester and oilskin, rising out of one big boot with its stock on a yoke.
 * Hook: lanterns swinging from both ends of the yoke, the boot open at the toe like a mouth, a beard of marsh light.
 * Dusk violet, oilskin yellow, zinc, teal and orange flame. Courteous, sly, a born salesman.
 */
export const glowmonger: Species = {
  id: 'glowmonger',
  name: 'Glowmonger',
  types: ['ghost', 'fire'],
  stage: 3,
  baseStats: { hp: 74, attack: 111, defense: 64, speed: 88 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 113,
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [6, 'wrong turn'],
    [10, 'creeping dusk'],
    [15, 'ember'],
    [17, 'flash'],
    [20, 'hex'],
    [25, 'marsh lantern'],
    [28, 'minimize'],
    [31, 'clutching dark'],
    [36, 'blue candle'],
    [40, 'dark marble'],
    [46, 'gone missing'],
    [50, 'heat wave'],
    [57, 'poltergeist'],
    [66, 'sleepless year'],
  ),
  rarity: 'uncommon',
  habitat: 'drowned quays',
  height: 2.2,
  weight: 38,
  text: 'It sold lamps to ships until the tide came over the shop, and it still makes its rounds, in one boot. Whoever says good evening is guided home, and everybody else is shown the scenic route.',
};
