import smogon from '@smogon/calc';
import { type Rolls, rollOf } from './teams.ts';
import type { Workload } from './workload.ts';

const { calculate, Generations, Move, Pokemon } = smogon;
const generation = Generations.get(1);
const NAMES = [
  'Bulbasaur',
  'Charizard',
  'Blastoise',
  'Pikachu',
  'Gengar',
  'Alakazam',
  'Snorlax',
  'Dragonite',
];
const MOVES = [
  'Tackle',
  'Thunderbolt',
  'Surf',
  'Flamethrower',
  'Razor Leaf',
  'Earthquake',
  'Ice Beam',
  'Slash',
];
const SLICE = 100;
const rolls: Rolls = { word: 3 };
const creatures = NAMES.map((name) => new Pokemon(generation, name));
const moves = MOVES.map((name) => new Move(generation, name));
let sum = 0;

/** First-generation damage calculations; attackers, defenders and moves are made beforehand. */
export const calculator: Workload = {
  name: '@smogon/calc, gen 1 damage',
  unit: 'previews',
  run: () => {
    for (let count = 0; count < SLICE; count += 1) {
      const user = creatures[rollOf(rolls, creatures.length)];
      const target = creatures[rollOf(rolls, creatures.length)];
      const move = moves[rollOf(rolls, moves.length)];
      if (user && target && move) sum += calculate(generation, user, target, move).range()[1];
    }
    if (sum < 0) throw new RangeError('Damage is never below 0');
    return SLICE;
  },
};
