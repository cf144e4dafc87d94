import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, paralyz, raise, rampage, status } from './build.ts';

export const dragonMoves: readonly Move[] = [
  ...damaging('dragon', [
    ['Twister', 40, 100, flinch(20)],
    ['Dragon Breath', 60, 100, paralyz(30)],
    ['Dragon Claw', 80, 100],
    ['Dragon Pulse', 85, 100],
    ['Dragon Rush', 100, 75, flinch(20)],
    ['Outrage', 120, 100, rampage],
  ]),
  ...status('dragon', [['Dragon Dance', 100, raise('attack'), raise('speed')]]),
];
