import type { Move } from '../../rules/battle/moves.ts';
import { confuse, damaging, flinch, lower, paralyz, quick, sharp, status, surge } from './build.ts';

export const ghostMoves: readonly Move[] = [
  ...damaging('ghost', [
    ['Astonish', 30, 100, flinch(30)],
    ['Lick', 30, 100, paralyz(30)],
    ['Shadow Sneak', 40, 100, quick()],
    ['Hex', 65, 100, surge('ailment')],
    ['Shadow Ball', 80, 100, lower('defense', 1, 20)],
    ['Shadow Claw', 70, 100, sharp],
  ]),
  ...status('ghost', [
    ['Confuse Ray', 100, confuse()],
    ['Spite', 100, lower('speed')],
  ]),
];
