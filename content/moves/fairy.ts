import type { Move } from '../../rules/battle/moves.ts';
import { bask, confuse, damaging, drain, lower, status, sure } from './build.ts';

export const fairyMoves: readonly Move[] = [
  ...damaging('fairy', [
    ['Fairy Wind', 40, 100],
    ['Disarming Voice', 40, 100, sure()],
    ['Draining Kiss', 50, 100, drain(75)],
    ['Dazzling Gleam', 80, 100],
    ['Play Rough', 90, 90, lower('attack', 1, 10)],
    ['Moonblast', 95, 100, lower('attack', 1, 30)],
  ]),
  ...status('fairy', [
    ['Charm', 100, lower('attack', 2)],
    ['Sweet Kiss', 80, confuse()],
    ['Moonlight', 100, bask],
  ]),
];
