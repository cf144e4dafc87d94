import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A piglet in a coat like a truffle. Silhouette: an oak-leaf sprout between the ears, a curly speckled
 * fleece, a corkscrew tail. Truffle brown, pink and oak green; greedy, hopeful, nose first.
 */
export const rootling: Species = {
  id: 'rootling',
  name: 'Rootling',
  types: ['grass'],
  stage: 1,
  baseStats: { hp: 55, attack: 54, defense: 47, speed: 45 },
  growth: 'medium',
  catchRate: 60,
  experienceYield: 62,
  evolution: { into: 'thickhog', level: 16 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [5, 'hazel rod'],
    [9, 'mud pie'],
    [13, 'headbutt'],
    [17, 'pea shooter'],
    [20, 'trailblaze'],
    [22, 'bite'],
    [27, 'conker'],
    [32, 'take down'],
    [38, 'synthesis'],
    [44, 'felled oak'],
  ),
  rarity: 'rare',
  habitat: 'oak woods',
  height: 0.4,
  weight: 8,
  text: 'It can smell rain two days before the clouds do. The sprout on its head points at whatever it wants to eat.',
};

/**
 * A boar that wears a hedge. Silhouette: a low wedge of shaggy hide, a mane of broad leaves from brow to
 * tail, two upturned tusks. Bark brown, hedge green and ivory; headstrong, secretly obliging.
 */
export const thickhog: Species = {
  id: 'thickhog',
  name: 'Thickhog',
  types: ['grass'],
  stage: 2,
  baseStats: { hp: 72, attack: 70, defense: 62, speed: 52 },
  growth: 'medium',
  catchRate: 45,
  experienceYield: 98,
  evolution: { into: 'grovetusk', level: 34 },
  learnset: learnset(
    [1, 'tackle'],
    [1, 'disarm'],
    [5, 'hazel rod'],
    [9, 'mud pie'],
    [13, 'headbutt'],
    [18, 'pea shooter'],
    [21, 'trailblaze'],
    [24, 'bite'],
    [30, 'conker'],
    [36, 'take down'],
    [40, 'synthesis'],
    [42, 'bulldoze'],
    [46, 'felled oak'],
    [56, 'waking forest'],
  ),
  rarity: 'rare',
  habitat: 'thickets',
  height: 1.0,
  weight: 64,
  text: 'Small birds nest in its mane and quarrel with it about the route. It usually gives in, and arrives a day late.',
};

/**
 * A colossal boar that carries its wood along. Silhouette: firs and round trees on a domed back, forward
 * tusks of forked root wood. Umber, forest green and root tan; placid until a tree is felled.
 */
export const grovetusk: Species = {
  id: 'grovetusk',
  name: 'Grovetusk',
  types: ['grass', 'ground'],
  stage: 3,
  baseStats: { hp: 104, attack: 98, defense: 82, speed: 46 },
  growth: 'medium',
  catchRate: 30,
  experienceYield: 116,
  learnset: learnset(
    [1, 'tackle'],
    [1, 'hazel rod'],
    [2, 'disarm'],
    [9, 'mud pie'],
    [13, 'headbutt'],
    [18, 'pea shooter'],
    [22, 'trailblaze'],
    [25, 'bite'],
    [31, 'bulldoze'],
    [36, 'conker'],
    [38, 'take down'],
    [41, 'synthesis'],
    [42, 'earthquake'],
    [48, 'felled oak'],
    [56, 'waking forest'],
    [72, 'greenreach spring'],
  ),
  rarity: 'rare',
  habitat: 'moving groves',
  height: 2.2,
  weight: 380,
  text: 'Maps of its homeland are redrawn every spring, because the woods have walked. Its tusks take root wherever it naps.',
};
