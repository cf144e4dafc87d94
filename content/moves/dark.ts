import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, foul, lower, sharp, status, sure } from './build.ts';

export const darkMoves: readonly Move[] = [
  ...damaging('dark', [
    ['Bite', 60, 100, flinch(30)],
    ['Pursuit', 40, 100],
    ['Feint Attack', 60, 100, sure()],
    ['Night Slash', 70, 100, sharp],
    ['Crunch', 80, 100, lower('defense', 1, 20)],
    ['Dark Pulse', 80, 100, flinch(20)],
    ['Foul Play', 95, 100, foul],
  ]),
  ...status('dark', [
    ['Fake Tears', 100, lower('defense', 2)],
    ['Taunt', 100, lower('attack')],
  ]),
];
