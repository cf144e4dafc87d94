import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A ferret that fizzes like a shaken bottle: static fur on end, bubbles of light popping off its back.
 * Hook: an S-shaped scribble with a bristling outline and a masked face. Lemon, cream, chocolate mask.
 * Giddy, ticklish, never in one place long enough to be scolded.
 */
export const fizzet: Species = {
  id: 'fizzet',
  name: 'Fizzet',
  types: ['electric'],
  stage: 1,
  baseStats: { hp: 42, attack: 52, defense: 40, speed: 77 },
  growth: 'fast',
  catchRate: 200,
  experienceYield: 56,
  evolution: { into: 'ampolecat', level: 24 },
  learnset: learnset(
    [1, 'crackle'],
    [1, 'growl'],
    [5, 'head start'],
    [9, 'nuzzle'],
    [13, 'pursuit'],
    [17, 'homing spark'],
    [21, 'thief'],
    [26, 'bursting bulb'],
    [31, 'dig'],
    [36, 'jolt'],
    [42, 'loose wire'],
  ),
  rarity: 'common',
  habitat: 'barns',
  height: 0.4,
  weight: 1.6,
  text: 'Stroke it once and your hair stands up; stroke it twice and so does the washing next door. It believes that this is what stroking is for.',
};

/**
 * A polecat as long as a cable, ringed like insulated wire, that arches its back and hisses with every hair charged.
 * Hook: the high arch of a body under a crest of yellow hackles, a bottle brush of a tail with a bolt for a tip.
 * Chocolate, lemon, cream. Sleek, touchy and helpful if asked properly.
 */
export const ampolecat: Species = {
  id: 'ampolecat',
  name: 'Ampolecat',
  types: ['electric'],
  stage: 2,
  baseStats: { hp: 66, attack: 86, defense: 54, speed: 104 },
  growth: 'fast',
  catchRate: 100,
  experienceYield: 95,
  learnset: learnset(
    [1, 'crackle'],
    [1, 'growl'],
    [5, 'head start'],
    [9, 'nuzzle'],
    [13, 'pursuit'],
    [17, 'homing spark'],
    [21, 'thief'],
    [24, 'wrap'],
    [28, 'bursting bulb'],
    [33, 'dig'],
    [38, 'jolt'],
    [44, 'loose wire'],
    [50, 'third rail'],
    [57, 'blown fuse'],
    [65, 'g-max stormglass'],
  ),
  rarity: 'common',
  habitat: 'windmill lofts',
  height: 1.6,
  weight: 12,
  text: 'In the loft of the windmill it sleeps coiled on a hook, and hates to be stepped over. When the miller wants tea he rests the kettle on its tail, apologises and pays with an egg.',
};
