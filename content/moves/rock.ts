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
import { type CatalogueMove, damaging, status } from './rows.ts';

export const rockMoves: readonly CatalogueMove[] = [
  ...damaging('rock', [
    ['Rock Blast', 25, 90, 'projectile', hits()],
    ['Rollout', 30, 90, 'contact', hits(2, 3)],
    ['Accelerock', 40, 100, 'contact', quick()],
    ['Salt Cure', 40, 100, 'projectile', trap],
    ['Rock Throw', 50, 90, 'projectile'],
    ['Smack Down', 50, 100, 'projectile'],
    [
      'Ancient Power',
      60,
      100,
      'projectile',
      raise('attack', 1, 10),
      raise('defense', 1, 10),
      raise('speed', 1, 10),
    ],
    ['Rock Tomb', 60, 95, 'field', lower('speed')],
    ['Stone Axe', 65, 90, 'claws'],
    ['Rock Slide', 75, 90, 'field', flinch(30)],
    ['Power Gem', 80, 100, 'projectile'],
    ['Mighty Cleave', 95, 100, 'claws'],
    ['Diamond Storm', 100, 95, 'field', raise('defense', 2, 50)],
    ['Stone Edge', 100, 80, 'field', sharp],
    ['Meteor Beam', 120, 90, 'beam', charge(), raise('attack')],
    ['Head Smash', 150, 80, 'contact', recoil(50)],
    ['Rock Wrecker', 150, 90, 'projectile', recharge],
  ]),
  ...status('rock', [
    ['Rock Polish', 100, raise('speed', 2)],
    ['Sandstorm', 100, weather('sand')],
    ['Tar Shot', 100, lower('speed')],
  ]),
];
