import type { Move } from '../../rules/battle/moves.ts';
import { damaging, flinch, lower, quick, raise, status } from './build.ts';

export const steelMoves: readonly Move[] = [
  ...damaging('steel', [
    ['Metal Claw', 50, 95, raise('attack', 1, 10)],
    ['Bullet Punch', 40, 100, quick()],
    ['Iron Head', 80, 100, flinch(30)],
    ['Flash Cannon', 80, 100, lower('defense', 1, 10)],
    ['Iron Tail', 100, 75, lower('defense', 1, 30)],
    ['Meteor Mash', 90, 90, raise('attack', 1, 20)],
  ]),
  ...status('steel', [
    ['Iron Defense', 100, raise('defense', 2)],
    ['Metal Sound', 80, lower('defense', 2)],
  ]),
];
