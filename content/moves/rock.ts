import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, hits, raise, sharp, status } from './build.ts';

export const rockMoves: readonly Move[] = [
  ...damaging('rock', [
    ['Rock Throw', 50, 90],
    ['Rollout', 30, 90, hits(2, 3)],
    ['Smack Down', 50, 100],
    ['Ancient Power', 60, 100, raise('attack', 1, 10)],
    ['Rock Slide', 75, 90, flinch(30)],
    ['Power Gem', 80, 100],
    ['Stone Edge', 100, 80, sharp],
  ]),
  ...status('rock', [['Rock Polish', 100, raise('speed', 2)]]),
];
