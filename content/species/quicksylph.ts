import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A swan of liquid quicksilver that dances on its own puddle; poison green drops leave its wings at every turn.
 * Hook: a long curved neck, and raised wings that are a splash caught in the air.
 * Mirror silver, violet shadow, acid green. Changeable; it never stands still long enough to sulk.
 */
export const quicksylph: Species = {
  id: 'quicksylph',
  name: 'Quicksylph',
  types: ['steel', 'poison'],
  stage: 1,
  baseStats: { hp: 62, attack: 96, defense: 58, speed: 110 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 106,
  learnset: learnset(
    [1, 'quicklime'],
    [1, 'rusty hinge'],
    [6, 'bad turn'],
    [11, 'flying rivet'],
    [15, 'bitter silk'],
    [20, 'stale air'],
    [25, 'sun glint'],
    [29, 'slick skin'],
    [34, 'puddle hop'],
    [38, 'signal lamp'],
    [43, 'burst drain'],
    [48, 'whetstone'],
    [53, 'lost wheel'],
    [60, 'emptied purse'],
    [70, 'g-max foundry'],
  ),
  rarity: 'rare',
  habitat: 'old mine streams',
  height: 1.2,
  weight: 68,
  text: 'It rises when the day is warm, sinks when it is cold, and dances all the way between. Doctors of the old school hung up their thermometers and simply asked it.',
};
