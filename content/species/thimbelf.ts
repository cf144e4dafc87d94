import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A tiny elf who lives in a thimble as if it were a barrel, legs sticking out below; it is of
 * felt, with a button for a nose. Hook: the dimpled thimble body at a run, a needle levelled like a lance.
 * Silver, lilac, rose pink, mint. Busy, brave, quickly offended about hems.
 */
export const thimbelf: Species = {
  id: 'thimbelf',
  name: 'Thimbelf',
  types: ['steel', 'fairy'],
  stage: 1,
  baseStats: { hp: 43, attack: 41, defense: 69, speed: 45 },
  growth: 'medium',
  catchRate: 145,
  experienceYield: 59,
  evolution: { into: 'haberdame', level: 26 },
  learnset: learnset(
    [1, 'withdraw'],
    [1, 'thistledown'],
    [5, 'cut'],
    [9, 'flying rivet'],
    [13, 'spun thread'],
    [17, 'nectar sip'],
    [21, 'plumb line'],
    [26, 'charm'],
    [31, 'pricked pride'],
    [36, 'helmet knock'],
    [41, 'distant music'],
  ),
  rarity: 'uncommon',
  habitat: 'sewing baskets',
  height: 0.2,
  weight: 0.9,
  text: 'It mends one sock a night in every house that leaves a light on. The other sock is taken as a fee, and it has never understood the complaints.',
};

/**
 * A stately pincushion with a bodice of thread in a thimble for a hoop skirt, pearl pins for a crown.
 * Hook: a pair of scissors on its back, blades open like wings, their rings at its sides; a long needle in hand.
 * Silver, rose pink, thread red. Strict, gracious, never drops a stitch.
 */
export const haberdame: Species = {
  id: 'haberdame',
  name: 'Haberdame',
  types: ['steel', 'fairy'],
  stage: 2,
  baseStats: { hp: 74, attack: 85, defense: 93, speed: 60 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 103,
  learnset: learnset(
    [1, 'withdraw'],
    [1, 'thistledown'],
    [5, 'cut'],
    [9, 'flying rivet'],
    [13, 'spun thread'],
    [17, 'nectar sip'],
    [21, 'plumb line'],
    [27, 'charm'],
    [32, 'pricked pride'],
    [35, 'mantis snip'],
    [39, 'helmet knock'],
    [43, 'distant music'],
    [47, 'compass needles'],
    [53, 'ribbon dance'],
    [58, 'ploughshare'],
    [66, 'max ironclad'],
  ),
  rarity: 'uncommon',
  habitat: 'sewing rooms',
  height: 1.2,
  weight: 27,
  text: 'It once stitched up a quarrel between neighbours so neatly that neither could find the seam. Buttons stand up straight when it comes into the room.',
};
