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
    [1, 'powder snow'],
    [1, 'growl'],
    [5, 'ice ball'],
    [9, 'endure'],
    [13, 'icy wind'],
    [17, 'horn attack'],
    [21, 'bulldoze'],
    [25, 'snowscape'],
    [30, 'glaciate'],
    [35, 'avalanche'],
    [41, 'stomping tantrum'],
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
  experienceYield: 188,
  learnset: learnset(
    [1, 'powder snow'],
    [1, 'growl'],
    [5, 'ice ball'],
    [9, 'endure'],
    [13, 'icy wind'],
    [17, 'horn attack'],
    [21, 'bulldoze'],
    [25, 'snowscape'],
    [26, 'magnitude'],
    [31, 'glaciate'],
    [36, 'avalanche'],
    [42, 'stomping tantrum'],
    [48, 'mountain gale'],
    [54, 'headlong rush'],
    [61, 'sheer cold'],
    [70, 'subzero slammer'],
  ),
  rarity: 'uncommon',
  habitat: 'steep valleys',
  height: 2.2,
  weight: 480,
  text: 'A whole slope lies on its back and waits for an excuse, so it walks softly. Weddings in its valley are held in whispers, with cake left at the snow line.',
};
