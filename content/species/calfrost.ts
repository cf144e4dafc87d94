import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A musk calf wearing a coat of fresh snow that reaches to its hooves, two icicle buds for horns. Hook: a
 * snowdrift with a blunt nose and four black hooves. Snow white, ice blue, cocoa brown. Bashful and
 * stubborn, shakes itself at the worst moment.
 */
export const calfrost: Species = {
  id: 'calfrost',
  name: 'Calfrost',
  types: ['ice'],
  stage: 1,
  baseStats: { hp: 62, attack: 50, defense: 58, speed: 34 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'muskalanche', level: 26 },
  learnset: learnset(
    [1, 'flurry'],
    [1, 'growl'],
    [5, 'snowball fight'],
    [9, 'endure'],
    [13, 'north draught'],
    [17, 'lowered horns'],
    [21, 'bulldoze'],
    [25, 'snowed in'],
    [30, 'creeping glacier'],
    [35, 'avalanche'],
    [41, 'hissy fit'],
  ),
  rarity: 'uncommon',
  habitat: 'snowy hills',
  height: 0.7,
  weight: 48,
  text: 'Under the coat of snow it is a perfectly ordinary calf, and would rather you did not check. By midsummer it asks to be let into the cellar with the butter.',
};

/**
 * A musk ox carrying a mountain slope about to slide: overhanging snow, broken firs and boulders in the
 * fleece. Hook: a huge leaning wedge of snow over curved horns and short legs. Snow white, ice blue, earth
 * brown. Careful, slow, apologetic; unstoppable once started.
 */
export const muskalanche: Species = {
  id: 'muskalanche',
  name: 'Muskalanche',
  types: ['ice', 'ground'],
  stage: 2,
  baseStats: { hp: 108, attack: 92, defense: 88, speed: 32 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 103,
  learnset: learnset(
    [1, 'flurry'],
    [1, 'growl'],
    [5, 'snowball fight'],
    [9, 'endure'],
    [13, 'north draught'],
    [17, 'lowered horns'],
    [21, 'bulldoze'],
    [25, 'snowed in'],
    [26, 'magnitude'],
    [31, 'creeping glacier'],
    [36, 'avalanche'],
    [42, 'hissy fit'],
    [48, 'howling pass'],
    [54, 'runaway cart'],
    [61, 'longest night'],
    [70, "world's winter"],
  ),
  rarity: 'uncommon',
  habitat: 'steep valleys',
  height: 2.2,
  weight: 480,
  text: 'A whole slope lies on its back and waits for an excuse, so it walks softly. Weddings in its valley are held in whispers, with cake left at the snow line.',
};
