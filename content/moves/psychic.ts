import type { Move } from '../../rules/battle/moves.ts';
import { confuse, damaging, drain, flinch, lower, raise, sharp, sleep, sleeper, status } from './build.ts';

export const psychicMoves: readonly Move[] = [
  ...damaging('psychic', [
    ['Confusion', 50, 100, confuse(10)],
    ['Psybeam', 65, 100, confuse(10)],
    ['Zen Headbutt', 80, 90, flinch(20)],
    ['Psycho Cut', 70, 100, sharp],
    ['Psychic', 90, 100, lower('defense', 1, 10)],
    ['Dream Eater', 100, 100, sleeper, drain()],
  ]),
  ...status('psychic', [
    ['Hypnosis', 80, sleep()],
    ['Calm Mind', 100, raise('attack'), raise('defense')],
    ['Agility', 100, raise('speed', 2)],
    ['Barrier', 100, raise('defense', 2)],
  ]),
];
