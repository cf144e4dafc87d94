import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A will-o’-the-wisp that has moved into a tied bundle of straw; a pale flame looks out between the stalks.
 * Hook: an hourglass sheaf floating, knot at the waist, flame eyes within. Straw gold, wisp green, dusk
 * violet. Shy and homely; flutters when a breeze takes a stalk away.
 */
export const strawisp: Species = {
  id: 'strawisp',
  name: 'Strawisp',
  types: ['ghost', 'grass'],
  stage: 1,
  baseStats: { hp: 46, attack: 56, defense: 44, speed: 56 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 58,
  evolution: { into: 'scarecrone', level: 26 },
  learnset: learnset(
    [1, 'astonish'],
    [1, 'leaf litter'],
    [5, 'flash'],
    [9, 'creeping dusk'],
    [13, 'trailblaze'],
    [17, 'attic draught'],
    [21, 'wrong turn'],
    [26, 'maple keys'],
    [31, 'hex'],
    [36, 'taproot'],
    [41, 'cold grudge'],
  ),
  rarity: 'uncommon',
  habitat: 'stubble fields',
  height: 0.5,
  weight: 0.6,
  text: 'On the first night of harvest a light goes from sheaf to sheaf, looking for the one that fits. Kind farmers leave a small bundle loose at the end of the row.',
};

/**
 * A scarecrow witch on one crooked pole, straw hair and bent hat, patched skirt, two crows on the
 * outstretched arms. Hook: a leaning T with a crooked brim and the crows at its ends. Straw gold, dusk
 * violet, crow black. Gruff, fond of company, strict about vegetables.
 */
export const scarecrone: Species = {
  id: 'scarecrone',
  name: 'Scarecrone',
  types: ['ghost', 'grass'],
  stage: 2,
  baseStats: { hp: 78, attack: 92, defense: 84, speed: 56 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 97,
  learnset: learnset(
    [1, 'astonish'],
    [1, 'leaf litter'],
    [5, 'flash'],
    [9, 'creeping dusk'],
    [13, 'trailblaze'],
    [17, 'attic draught'],
    [21, 'wrong turn'],
    [26, 'gang up'],
    [28, 'maple keys'],
    [32, 'hex'],
    [37, 'taproot'],
    [42, 'cold grudge'],
    [47, 'blackthorn'],
    [53, 'poltergeist'],
    [58, 'felled oak'],
    [66, 'sleepless year'],
  ),
  rarity: 'uncommon',
  habitat: 'turnip fields at night',
  height: 1.8,
  weight: 14,
  text: 'The crows came to laugh at its hat and have stayed for the stories. Whoever pulls a turnip after dark is asked, in a voice of dry straw, to put it back.',
};
