import type { Move } from '../../rules/battle/moves.ts';
import { damaging, drain, focus, lower, quick, raise, sharp, shatter, status, tire } from './build.ts';

export const fightingMoves: readonly Move[] = [
  ...damaging('fighting', [
    ['Karate Chop', 50, 100, sharp],
    ['Low Sweep', 65, 100, lower('speed')],
    ['Mach Punch', 40, 100, quick()],
    ['Brick Break', 75, 100, shatter],
    ['Drain Punch', 75, 100, drain()],
    ['Cross Chop', 100, 80, sharp],
    ['Close Combat', 120, 100, tire('defense')],
    ['Focus Punch', 150, 100, quick(-3), focus],
  ]),
  ...status('fighting', [['Bulk Up', 100, raise('attack'), raise('defense')]]),
];
