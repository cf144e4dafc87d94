import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, freeze, lower, quick, reset, status, sure } from './build.ts';

export const iceMoves: readonly Move[] = [
  ...damaging('ice', [
    ['Powder Snow', 40, 100, freeze(10)],
    ['Ice Shard', 40, 100, quick()],
    ['Icy Wind', 55, 95, lower('speed')],
    ['Ice Fang', 65, 95, freeze(10), flinch(10)],
    ['Aurora Beam', 65, 100, lower('attack', 1, 10)],
    ['Ice Beam', 90, 100, freeze(10)],
    ['Icicle Crash', 85, 90, flinch(30)],
    ['Blizzard', 110, 70, sure('hail'), freeze(10)],
  ]),
  ...status('ice', [['Haze', 100, reset]]),
];
