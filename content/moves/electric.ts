import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, paralyz, raise, status, sure } from './build.ts';

export const electricMoves: readonly Move[] = [
  ...damaging('electric', [
    ['Thunder Shock', 40, 100, paralyz(10)],
    ['Spark', 65, 100, paralyz(30)],
    ['Thunder Fang', 65, 95, paralyz(10), flinch(10)],
    ['Thunderbolt', 90, 100, paralyz(10)],
    ['Discharge', 80, 100, paralyz(30)],
    ['Thunder', 110, 70, sure('rain'), paralyz(30)],
  ]),
  ...status('electric', [
    ['Thunder Wave', 80, paralyz()],
    ['Charge', 100, raise('attack')],
  ]),
];
