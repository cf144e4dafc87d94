import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A hyena cub with sloping back and oversized round ears. Hook: fallen over with laughing, a paw clapped over
 * a mouth that is much too wide, cheeks bursting, soles in the air, a spiky tuft of mane. Sand, cream, plum. Giggly,
 * nosy, sorry afterwards.
 */
export const snickub: Species = {
  id: 'snickub',
  name: 'Snickub',
  types: ['dark'],
  stage: 1,
  baseStats: { hp: 48, attack: 54, defense: 42, speed: 54 },
  growth: 'fast',
  catchRate: 195,
  experienceYield: 56,
  evolution: { into: 'cackleader', level: 24 },
  learnset: learnset(
    [1, 'scratch'],
    [1, 'quivering lip'],
    [4, 'pursuit'],
    [8, 'howl'],
    [12, 'snarl'],
    [16, 'thief'],
    [20, "lion's share"],
    [24, 'taunt'],
    [29, 'short temper'],
    [35, 'uproar'],
    [40, 'dogged grip'],
  ),
  rarity: 'common',
  habitat: 'meadow edges',
  height: 0.5,
  weight: 9,
  text: 'It laughs before the joke is over, and so has never heard how one ends. At the school play it is given a seat by the door.',
};

/**
 * A wild hyena in full laugh: high shoulders, low rump, spots, and a mane that stands up like a saw.
 * Hook: the wide open jaws, and a red streak from the corner of the mouth to the ear that carries the grin on.
 * Sand, dusk, purple, greasepaint red. Loud, shrewd, devoted to its pack.
 */
export const cackleader: Species = {
  id: 'cackleader',
  name: 'Cackleader',
  types: ['dark', 'normal'],
  stage: 2,
  baseStats: { hp: 88, attack: 101, defense: 67, speed: 77 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 98,
  learnset: learnset(
    [1, 'scratch'],
    [1, 'quivering lip'],
    [4, 'pursuit'],
    [8, 'howl'],
    [12, 'snarl'],
    [16, 'thief'],
    [20, "lion's share"],
    [25, 'taunt'],
    [30, 'short temper'],
    [34, 'facade'],
    [37, 'uproar'],
    [42, 'dogged grip'],
    [47, 'assurance'],
    [52, 'thrash'],
    [58, 'foghorn'],
    [65, 'midnight heist'],
  ),
  rarity: 'common',
  habitat: 'meadow edges',
  height: 1.3,
  weight: 62,
  text: 'When the leader laughs the pack laughs, and by the third time even the sheep have joined in. Behind the painted grin it is mostly working out supper for forty.',
};
