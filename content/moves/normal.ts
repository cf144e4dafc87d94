import type { Move } from '../../rules/battle/moves.ts';
import {
  confuse,
  damaging,
  flinch,
  heal,
  hits,
  lower,
  paralyz,
  quick,
  raise,
  recharge,
  recoil,
  sharp,
  sleep,
  status,
} from './build.ts';

export const normalMoves: readonly Move[] = [
  ...damaging('normal', [
    ['Tackle', 40, 100],
    ['Scratch', 40, 100],
    ['Quick Attack', 40, 100, quick()],
    ['Headbutt', 70, 100, flinch(30)],
    ['Body Slam', 85, 100, paralyz(30)],
    ['Take Down', 90, 85, recoil(25)],
    ['Slash', 70, 100, sharp],
    ['Double-Edge', 120, 100, recoil()],
    ['Fury Swipes', 18, 80, hits()],
    ['Hyper Beam', 150, 90, recharge],
  ]),
  ...status('normal', [
    ['Growl', 100, lower('attack')],
    ['Tail Whip', 100, lower('defense')],
    ['Leer', 100, lower('defense')],
    ['Screech', 80, lower('defense', 2)],
    ['Sing', 80, sleep()],
    ['Supersonic', 80, confuse()],
    ['Recover', 100, heal()],
    ['Swords Dance', 100, raise('attack', 2)],
    ['Smokescreen', 100, lower('accuracy')],
    ['Yawn', 80, sleep()],
  ]),
];
