import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A chick crossed with a telegraph wire: a round ball of down with a crest of sparks and earpieces.
 * Hook: a strip of paper tape that runs out of its beak, and a tail bent like a lightning bolt.
 * Colours: canary yellow, indigo crest and tail, paper white. Temper: a delighted gossip.
 */
export const voltwit: Species = {
  id: 'voltwit',
  name: 'Voltwit',
  types: ['electric', 'flying'],
  stage: 1,
  baseStats: { hp: 42, attack: 46, defense: 43, speed: 65 },
  growth: 'fast',
  catchRate: 190,
  experienceYield: 58,
  evolution: { into: 'telegrail', level: 22 },
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'crackle'],
    [8, 'gust'],
    [12, 'head start'],
    [16, 'spark'],
    [21, 'buffet'],
    [24, 'tangled wires'],
    [26, 'numbing hum'],
    [29, 'chatter'],
    [31, 'discharge'],
    [34, 'tailwind'],
    [37, 'woodpecker'],
    [42, 'thunderbolt'],
  ),
  rarity: 'common',
  habitat: 'telegraph poles',
  height: 0.3,
  weight: 1.8,
  text: 'It sits on wires and listens to the news. What it repeats is always a day old and twice as exciting.',
};

/**
 * A rail, the wading bird, crossed with a telegraph line: a slim body that strides on two legs like wooden poles.
 * Hook: cross-arms with glass insulators for heels and a stiff tail like the lever of a Morse key.
 * Colours: canary yellow, indigo, weathered pole brown. Temper: brisk, discreet, proud of its trade.
 */
export const telegrail: Species = {
  id: 'telegrail',
  name: 'Telegrail',
  types: ['electric', 'flying'],
  stage: 2,
  baseStats: { hp: 62, attack: 80, defense: 62, speed: 106 },
  growth: 'fast',
  catchRate: 95,
  experienceYield: 91,
  learnset: learnset(
    [1, 'peck'],
    [1, 'growl'],
    [4, 'crackle'],
    [8, 'gust'],
    [12, 'head start'],
    [16, 'spark'],
    [21, 'buffet'],
    [25, 'tangled wires'],
    [27, 'numbing hum'],
    [31, 'chatter'],
    [34, 'discharge'],
    [38, 'tailwind'],
    [41, 'woodpecker'],
    [46, 'thunderbolt'],
    [55, 'thunderhead'],
    [64, 'max stormlight'],
  ),
  rarity: 'common',
  habitat: 'flooded meadows',
  height: 1.5,
  weight: 11,
  text: 'Tapping with its tail, it passes messages down the valley at one worm a word. Love letters go free of charge, and it pretends not to understand them.',
};
