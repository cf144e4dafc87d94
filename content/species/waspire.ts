import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A wasp that wears its paper nest as a spire: belfry over the eyes, a gallery of cells round the neck.
 * Hook: a tall striped steeple with a stinger at the foot and four window-pane wings at the sides.
 * Newspaper grey, amber, black. House-proud and quick to take offence, most of all about its garden.
 */
export const waspire: Species = {
  id: 'waspire',
  name: 'Waspire',
  types: ['bug', 'poison'],
  stage: 1,
  baseStats: { hp: 72, attack: 109, defense: 67, speed: 111 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 103,
  learnset: learnset(
    [1, 'hedge clippers'],
    [1, 'stinger'],
    [6, 'deep breath'],
    [10, 'darning needles'],
    [15, 'proud sting'],
    [19, 'festering thorns'],
    [24, 'fever spike'],
    [28, 'closed ranks'],
    [33, 'lunge'],
    [37, 'bad splinter'],
    [42, 'angry hive'],
    [47, 'honeycomb'],
    [53, 'acrobatics'],
    [60, 'beetle joust'],
    [71, 'locust year'],
  ),
  rarity: 'rare',
  habitat: 'steeples and attics',
  height: 0.9,
  weight: 4,
  text: 'Every summer it chews a newspaper or two and adds a floor to the steeple on its head. Readers who come close enough for the headlines seldom finish the article.',
};
