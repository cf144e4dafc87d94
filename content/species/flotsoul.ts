import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A small soul in a message bottle, bobbing at a slant. Hook: the green bottle with a cork for a cap, a
 * rolled letter as the body of the ghost inside, two round eyes pressed to the glass and a tail of foam.
 * Bottle green, parchment, pale sea blue. Wistful, chatty, never homesick.
 */
export const flotsoul: Species = {
  id: 'flotsoul',
  name: 'Flotsoul',
  types: ['water', 'ghost'],
  stage: 1,
  baseStats: { hp: 56, attack: 44, defense: 50, speed: 48 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'galleghast', level: 28 },
  learnset: learnset(
    [1, 'bubble'],
    [1, 'confide'],
    [4, 'astonish'],
    [9, 'creeping dusk'],
    [13, 'whirlpool'],
    [17, 'wrong turn'],
    [21, 'grave matter'],
    [25, 'brine'],
    [30, 'hex'],
    [36, 'surf'],
    [42, 'dark marble'],
  ),
  rarity: 'uncommon',
  habitat: 'beaches',
  height: 0.3,
  weight: 1.1,
  text: 'The letter in its bottle was answered long ago, but it does like travelling. Beachcombers find it, read it, sigh and throw it back a little further.',
};

/**
 * A ghost galley that is a living thing: the hull a long skeleton, curved stern for a tail, beaked ram for
 * a jaw. Hook: a row of bare ribs reaching down as oars, and a torn square sail like a dorsal fin. Sea-
 * green glow, bleached bone, night blue. Courteous, lonely, keeps strict watches.
 */
export const galleghast: Species = {
  id: 'galleghast',
  name: 'Galleghast',
  types: ['water', 'ghost'],
  stage: 2,
  baseStats: { hp: 112, attack: 88, defense: 74, speed: 44 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 110,
  learnset: learnset(
    [1, 'bubble'],
    [1, 'confide'],
    [4, 'astonish'],
    [9, 'creeping dusk'],
    [13, 'whirlpool'],
    [17, 'wrong turn'],
    [21, 'grave matter'],
    [25, 'brine'],
    [31, 'hex'],
    [34, 'grapnel'],
    [38, 'surf'],
    [44, 'dark marble'],
    [48, 'gone missing'],
    [53, 'ship breaker'],
    [59, 'poltergeist'],
    [66, 'sleepless year'],
  ),
  rarity: 'uncommon',
  habitat: 'foggy bays',
  height: 3.4,
  weight: 145,
  text: 'On foggy nights the oars can be heard keeping time, and somebody aboard is always half a beat late. Lost boats follow it home and are given a berth.',
};
