import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A tiny elf who lives in a thimble as if it were a barrel, legs sticking out below, eyes peeping over the
 * rim. Hook: the dimpled thimble body and a needle held like a pike, with a loop of thread for a belt.
 * Silver, rose pink, mint. Busy, brave, quickly offended about hems.
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
    [1, 'fairy wind'],
    [5, 'cut'],
    [9, 'bullet punch'],
    [13, 'string shot'],
    [17, 'draining kiss'],
    [21, 'smart strike'],
    [26, 'charm'],
    [31, 'spirit break'],
    [36, 'iron head'],
    [41, 'alluring voice'],
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
  experienceYield: 188,
  learnset: learnset(
    [1, 'withdraw'],
    [1, 'fairy wind'],
    [5, 'cut'],
    [9, 'bullet punch'],
    [13, 'string shot'],
    [17, 'draining kiss'],
    [21, 'smart strike'],
    [27, 'charm'],
    [32, 'spirit break'],
    [35, 'x-scissor'],
    [39, 'iron head'],
    [43, 'alluring voice'],
    [47, 'tachyon cutter'],
    [53, 'sparkly swirl'],
    [58, 'behemoth blade'],
    [66, 'max steelspike'],
  ),
  rarity: 'uncommon',
  habitat: 'sewing rooms',
  height: 1.2,
  weight: 27,
  text: 'It once stitched up a quarrel between neighbours so neatly that neither could find the seam. Buttons stand up straight when it comes into the room.',
};
