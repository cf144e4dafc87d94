import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A kitten that sleeps in the oven: loaf-shaped with tucked paws, three scores across the back like a
 * bread. Hook: a round loaf with two pointed ears and a curl of steam for a tail. Crust brown, flour white,
 * ember orange. Sleepy, spoilt and warm; wakes only for butter.
 */
export const hearthkit: Species = {
  id: 'hearthkit',
  name: 'Hearthkit',
  types: ['normal'],
  stage: 1,
  baseStats: { hp: 49, attack: 53, defense: 43, speed: 64 },
  growth: 'medium',
  catchRate: 150,
  experienceYield: 58,
  evolution: { into: 'inglynx', level: 26 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'disarm'],
    [4, 'scrabble'],
    [8, 'ember'],
    [12, 'yawn'],
    [16, 'covet'],
    [20, 'incinerate'],
    [25, 'slash'],
    [30, 'long lunch'],
    [35, 'seam ripper'],
    [40, 'boil over'],
    [45, 'pillow fight'],
  ),
  rarity: 'uncommon',
  habitat: 'warm kitchens',
  height: 0.3,
  weight: 3,
  text: 'Bakers open the oven with care, because the third loaf from the left may yawn. Its fur smells of crust, which has got it out of trouble more than once.',
};

/**
 * A hearth lynx with long ear tufts of burning ember, side whiskers of flame and soot-dipped paws, stalking
 * with bared teeth. Hook: two tall glowing ear tips, wide cheek ruff, a bobtail that burns. Crust brown, soot black,
 * ember orange. A proud host: lazy by day, watchful of the house by night.
 */
export const inglynx: Species = {
  id: 'inglynx',
  name: 'Inglynx',
  types: ['normal', 'fire'],
  stage: 2,
  baseStats: { hp: 75, attack: 101, defense: 65, speed: 90 },
  growth: 'medium',
  catchRate: 75,
  experienceYield: 98,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'disarm'],
    [4, 'scrabble'],
    [8, 'ember'],
    [12, 'yawn'],
    [16, 'covet'],
    [20, 'incinerate'],
    [25, 'slash'],
    [27, 'scorch mark'],
    [32, 'long lunch'],
    [37, 'seam ripper'],
    [42, 'boil over'],
    [47, 'pillow fight'],
    [52, 'heat wave'],
    [58, 'last log'],
    [66, 'emberwild heart'],
  ),
  rarity: 'uncommon',
  habitat: 'inglenooks',
  height: 1.1,
  weight: 34,
  text: 'The embers in its ear tufts glow up when somebody comes in from the cold. It gives its place by the fire to nobody, but there is room against its flank.',
};
