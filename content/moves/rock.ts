import type { Move } from '../../rules/model/moves.ts';
import {
  charge,
  flinch,
  hits,
  lower,
  quick,
  raise,
  recharge,
  recoil,
  sharp,
  trap,
  weather,
} from './build.ts';
import { damaging, status } from './rows.ts';

export const rockMoves: readonly Move[] = [
  ...damaging('rock', [
    ['Rock Blast', 25, 90, hits()],
    ['Rollout', 30, 90, hits(2, 3)],
    ['Accelerock', 40, 100, quick()],
    ['Salt Cure', 40, 100, trap],
    ['Rock Throw', 50, 90],
    ['Smack Down', 50, 100],
    ['Ancient Power', 60, 100, raise('attack', 1, 10), raise('defense', 1, 10), raise('speed', 1, 10)],
    ['Rock Tomb', 60, 95, lower('speed')],
    ['Stone Axe', 65, 90],
    ['Rock Slide', 75, 90, flinch(30)],
    ['Power Gem', 80, 100],
    ['Mighty Cleave', 95, 100],
    ['Diamond Storm', 100, 95, raise('defense', 2, 50)],
    ['Stone Edge', 100, 80, sharp],
    ['Meteor Beam', 120, 90, charge(), raise('attack')],
    ['Head Smash', 150, 80, recoil(50)],
    ['Rock Wrecker', 150, 90, recharge],
  ]),
  ...status('rock', [
    ['Rock Polish', 100, raise('speed', 2)],
    ['Sandstorm', 100, weather('sand')],
    ['Tar Shot', 100, lower('speed')],
  ]),
];
