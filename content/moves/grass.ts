import type { Move } from '../../rules/battle/moves.ts';
import {
  bask,
  damaging,
  drain,
  hits,
  paralyz,
  raise,
  recharge,
  recoil,
  sharp,
  sleep,
  status,
  tire,
} from './build.ts';

export const grassMoves: readonly Move[] = [
  ...damaging('grass', [
    ['Vine Whip', 45, 100],
    ['Absorb', 20, 100, drain()],
    ['Razor Leaf', 55, 95, sharp],
    ['Mega Drain', 40, 100, drain()],
    ['Bullet Seed', 25, 100, hits()],
    ['Leaf Blade', 90, 100, sharp],
    ['Giga Drain', 75, 100, drain()],
    ['Wood Hammer', 120, 100, recoil()],
    ['Seed Bomb', 80, 100],
    ['Petal Blizzard', 90, 100],
    ['Leaf Storm', 130, 90, tire('attack', 2)],
    ['Frenzy Plant', 150, 90, recharge],
  ]),
  ...status('grass', [
    ['Sleep Powder', 80, sleep()],
    ['Stun Spore', 80, paralyz()],
    ['Synthesis', 100, bask],
    ['Cotton Guard', 100, raise('defense', 3)],
  ]),
];
