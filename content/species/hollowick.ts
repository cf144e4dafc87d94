import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

export const hollowick: Species = {
  id: 'hollowick',
  name: 'Hollowick',
  types: ['ghost'],
  stage: 2,
  baseStats: { hp: 58, attack: 66, defense: 60, speed: 72 },
  growth: 'medium',
  catchRate: 70,
  experienceYield: 150,
  learnset: learnset(
    [1, 'astonish'],
    [1, 'lick'],
    [6, 'confuse ray'],
    [10, 'shadow sneak'],
    [15, 'ember'],
    [20, 'hex'],
    [25, 'will-o-wisp'],
    [31, 'shadow claw'],
    [38, 'shadow ball'],
  ),
  rarity: 'uncommon',
  habitat: 'empty houses',
  height: 0.9,
  weight: 0.3,
  text: 'It was a coat once, and is still waiting to be put on. The two flames beside it are the hooks.',
};
