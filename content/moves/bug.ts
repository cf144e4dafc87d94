import type { Move } from '../../rules/battle/moves.ts';
import { confuse, damaging, drain, lower, raise, status } from './build.ts';

export const bugMoves: readonly Move[] = [
  ...damaging('bug', [
    ['Bug Bite', 60, 100],
    ['Struggle Bug', 50, 100, lower('attack')],
    ['Fury Cutter', 40, 95],
    ['Leech Life', 80, 100, drain()],
    ['Silver Wind', 60, 100, raise('attack', 1, 10)],
    ['Signal Beam', 75, 100, confuse(10)],
    ['Bug Buzz', 90, 100, lower('defense', 1, 10)],
    ['Megahorn', 120, 85],
  ]),
  ...status('bug', [
    ['String Shot', 100, lower('speed', 2)],
    ['Quiver Dance', 100, raise('attack'), raise('speed')],
  ]),
];
