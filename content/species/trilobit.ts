import type { Species } from '../../rules/creatures/types.ts';
import { learnset } from './learnset.ts';

/**
 * A pocket trilobite, flat oval, ribbed in three lobes, many stubby feet. Hook: it rears up,
 * a broad half-moon head shield with two round eyes over a soft belly, a blade of grass before it. Slate grey, ochre,
 * pale teal. Polite, puzzled, delighted with everything new.
 */
export const trilobit: Species = {
  id: 'trilobit',
  name: 'Trilobit',
  types: ['bug', 'rock'],
  stage: 1,
  baseStats: { hp: 45, attack: 42, defense: 70, speed: 25 },
  growth: 'medium',
  catchRate: 140,
  experienceYield: 60,
  evolution: { into: 'trilobastion', level: 28 },
  learnset: learnset(
    [1, 'withdraw'],
    [1, 'mud pie'],
    [5, 'cobblestone'],
    [9, 'pincushion'],
    [14, 'rolling stone'],
    [18, 'cairn song'],
    [22, 'steamroller'],
    [27, 'shelter'],
    [32, 'scree run'],
    [37, 'scuttle'],
    [42, 'belly flop'],
  ),
  rarity: 'uncommon',
  habitat: 'river slates',
  height: 0.3,
  weight: 9,
  text: 'Asleep in the slate for rather a long time, it woke when somebody dropped the slab. So far it has been most impressed by grass.',
};

/**
 * A trilobite like a walking fortress. Hook: its ribs rise as stepped, battlemented walls to a keep on the
 * back, and the head shield is a gatehouse with a forked ram for a horn and arrow-slit eyes. Slate grey,
 * ochre sandstone, moss green. Immovable, hospitable, slow to anger and slower to leave.
 */
export const trilobastion: Species = {
  id: 'trilobastion',
  name: 'Trilobastion',
  types: ['bug', 'rock'],
  stage: 2,
  baseStats: { hp: 84, attack: 82, defense: 124, speed: 30 },
  growth: 'medium',
  catchRate: 65,
  experienceYield: 107,
  learnset: learnset(
    [1, 'withdraw'],
    [1, 'mud pie'],
    [5, 'cobblestone'],
    [9, 'pincushion'],
    [14, 'rolling stone'],
    [18, 'cairn song'],
    [22, 'steamroller'],
    [27, 'shelter'],
    [31, 'mud bath'],
    [34, 'scree run'],
    [39, 'scuttle'],
    [44, 'belly flop'],
    [48, 'quarry split'],
    [53, 'beetle joust'],
    [58, 'boulder heave'],
    [67, 'harkmoor teeth'],
  ),
  rarity: 'uncommon',
  habitat: 'old quarries',
  height: 1.9,
  weight: 310,
  text: 'Whole families of snails have sat out a hailstorm under its plates and been charged nothing. To turn round it needs a field, a reason and most of an afternoon.',
};
