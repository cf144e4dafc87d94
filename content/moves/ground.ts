import type { Move } from '../../rules/battle/moves.ts';
import { damaging, dig, lower, sharp, status } from './build.ts';

export const groundMoves: readonly Move[] = [
  ...damaging('ground', [
    ['Mud-Slap', 20, 100, lower('accuracy')],
    ['Mud Shot', 55, 95, lower('speed')],
    ['Bulldoze', 60, 100, lower('speed')],
    ['Dig', 80, 100, dig],
    ['Drill Run', 80, 95, sharp],
    ['Earth Power', 90, 100, lower('defense', 1, 10)],
    ['Earthquake', 100, 100],
  ]),
  ...status('ground', [['Sand Attack', 100, lower('accuracy')]]),
];
