import type { Move } from '../../rules/battle/moves.ts';
import { confuse, damaging, flinch, heal, lower, recoil, status, sure } from './build.ts';

export const flyingMoves: readonly Move[] = [
  ...damaging('flying', [
    ['Peck', 35, 100],
    ['Gust', 40, 100],
    ['Wing Attack', 60, 100],
    ['Aerial Ace', 60, 100, sure()],
    ['Air Slash', 75, 95, flinch(30)],
    ['Drill Peck', 80, 100],
    ['Hurricane', 110, 70, sure('rain'), confuse(30)],
    ['Brave Bird', 120, 100, recoil()],
  ]),
  ...status('flying', [
    ['Feather Dance', 100, lower('attack', 2)],
    ['Roost', 100, heal()],
  ]),
];
