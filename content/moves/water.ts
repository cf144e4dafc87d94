import type { Move } from '../../rules/battle/moves.ts';
import { burn, confuse, damaging, flinch, lower, quick, raise, recharge, status } from './build.ts';

export const waterMoves: readonly Move[] = [
  ...damaging('water', [
    ['Water Gun', 40, 100],
    ['Bubble', 40, 100, lower('speed', 1, 10)],
    ['Aqua Jet', 40, 100, quick()],
    ['Water Pulse', 60, 100, confuse(20)],
    ['Bubble Beam', 65, 100, lower('speed', 1, 10)],
    ['Aqua Tail', 90, 90],
    ['Scald', 80, 100, burn(30)],
    ['Waterfall', 80, 100, flinch(20)],
    ['Surf', 90, 100],
    ['Hydro Pump', 110, 80],
    ['Hydro Cannon', 150, 90, recharge],
  ]),
  ...status('water', [
    ['Withdraw', 100, raise('defense')],
    ['Soak', 100, lower('speed')],
  ]),
];
