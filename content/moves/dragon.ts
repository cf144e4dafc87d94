import {
  fixed,
  flinch,
  hits,
  lower,
  paralyz,
  quick,
  raise,
  rampage,
  recharge,
  reset,
  sharp,
  tire,
} from './build.ts';
import { damaging, status } from './rows.ts';

export const dragonMoves = [
  ...damaging('dragon', [
    ['Forty Winters', 40, 100, 'projectile', fixed(40)],
    ['Talon Clap', 40, 90, 'fist', hits(2, 2)],
    ['Twister', 40, 100, 'field', flinch(20)],
    ['Brimstone', 60, 100, 'beam', paralyz(30)],
    ['Cowing Blow', 60, 100, 'claws', lower('attack')],
    ['Swept Aside', 60, 90, 'contact', quick(-6), reset],
    ['Greedy Talons', 80, 100, 'claws'],
    ['Deep Rumble', 85, 100, 'beam'],
    ['Thudding Tail', 90, 100, 'contact'],
    ['Sudden Wings', 100, 75, 'contact', flinch(20)],
    ['Torn Sky', 100, 95, 'projectile', sharp],
    ['Old Blood', 110, 100, 'beam'],
    ['Burst Scales', 120, 100, 'contact', tire('defense')],
    ['Outrage', 120, 100, 'contact', rampage],
    ['Star Hoard', 130, 90, 'field', tire('attack', 2)],
    ['Thousand Winters', 150, 90, 'beam', recharge],
  ]),
  ...status('dragon', [
    ['Rallying Cry', 100, raise('attack')],
    ['Ringing Scales', 100, raise('attack'), raise('defense'), raise('speed')],
    ['Spread Wings', 100, raise('attack'), raise('speed')],
  ]),
];
