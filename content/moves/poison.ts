import type { Move } from '../../rules/battle/moves.ts';
import { damaging, lower, poison, raise, status, toxic } from './build.ts';

export const poisonMoves: readonly Move[] = [
  ...damaging('poison', [
    ['Poison Sting', 15, 100, poison(30)],
    ['Acid', 40, 100, lower('defense', 1, 10)],
    ['Sludge', 65, 100, poison(30)],
    ['Poison Jab', 80, 100, poison(30)],
    ['Sludge Bomb', 90, 100, poison(30)],
    ['Gunk Shot', 120, 80, poison(30)],
  ]),
  ...status('poison', [
    ['Poison Powder', 80, poison()],
    ['Toxic', 80, toxic],
    ['Acid Armor', 100, raise('defense', 2)],
  ]),
];
