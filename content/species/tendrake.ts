import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A slender drake hatchling, half lizard and half pea shoot, with leaf wings still folded. Hook: the whole
 * body rolled up in a spiral like a tendril, head in the middle, curly tail tip and curly horns. Pea green,
 * lime yellow, soft violet. Clinging, curious, hungry.
 */
export const tendrake: Species = {
  id: 'tendrake',
  name: 'Tendrake',
  types: ['grass', 'dragon'],
  stage: 1,
  baseStats: { hp: 46, attack: 52, defense: 44, speed: 62 },
  growth: 'slow',
  catchRate: 50,
  experienceYield: 66,
  evolution: { into: 'wistwyvern', level: 34 },
  learnset: learnset(
    [1, 'nettle swat'],
    [1, 'growth'],
    [5, 'twister'],
    [9, 'trailblaze'],
    [14, 'fresh bread'],
    [18, 'brimstone'],
    [22, 'autumn squall'],
    [27, 'creeping ivy'],
    [32, 'clapping wings'],
    [37, 'deep rumble'],
    [42, 'orchard storm'],
  ),
  rarity: 'rare',
  habitat: 'bean rows',
  height: 0.5,
  weight: 4.5,
  text: 'It naps wound round a beanpole and wakes up three feet higher. Gardeners set an extra pole at the end of the row and pretend not to count the peas.',
};

/**
 * A two-legged wyvern of twisted vine wood with wide wings. Hook: long clusters of wisteria hang from both
 * wings and the chin like curtains and beard, so that it seems to drip flowers in flight. Wisteria violet,
 * bark brown, leaf green. Graceful, quick, slow only to wake.
 */
export const wistwyvern: Species = {
  id: 'wistwyvern',
  name: 'Wistwyvern',
  types: ['grass', 'dragon'],
  stage: 2,
  baseStats: { hp: 81, attack: 93, defense: 68, speed: 96 },
  growth: 'slow',
  catchRate: 45,
  experienceYield: 117,
  learnset: learnset(
    [1, 'nettle swat'],
    [1, 'growth'],
    [5, 'twister'],
    [9, 'trailblaze'],
    [14, 'fresh bread'],
    [18, 'brimstone'],
    [22, 'autumn squall'],
    [27, 'creeping ivy'],
    [33, 'clapping wings'],
    [35, 'taproot'],
    [39, 'deep rumble'],
    [44, 'orchard storm'],
    [48, 'willow crack'],
    [53, 'sudden wings'],
    [59, 'bare branches'],
    [66, 'g-max briar'],
  ),
  rarity: 'rare',
  habitat: 'old eaves',
  height: 2.2,
  weight: 58,
  text: 'In May it hangs asleep from the eaves, and people go round by the back door so as not to shake the blossom. Its bees come along on every flight and keep their own map.',
};
