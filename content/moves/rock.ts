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

export const rockMoves = [
  ...damaging('rock', [
    ['Gravel Shower', 25, 90, 'projectile', hits()],
    ['Rolling Stone', 30, 90, 'contact', hits(2, 3)],
    ['Mineral Crust', 40, 100, 'projectile', trap],
    ['Skimming Stone', 40, 100, 'contact', quick()],
    ['Cobblestone', 50, 90, 'projectile'],
    ['Slingshot', 50, 100, 'projectile'],
    [
      'Cairn Song',
      60,
      100,
      'projectile',
      raise('attack', 1, 10),
      raise('defense', 1, 10),
      raise('speed', 1, 10),
    ],
    ['Walled In', 60, 95, 'field', lower('speed')],
    ['Knapped Flint', 65, 90, 'claws'],
    ['Scree Run', 75, 90, 'field', flinch(30)],
    ['Geode', 80, 100, 'projectile'],
    ['Quarry Split', 95, 100, 'claws'],
    ['Glittering Sleet', 100, 95, 'field', raise('defense', 2, 50)],
    ['Jagged Ridge', 100, 80, 'field', sharp],
    ["Comet's Tail", 120, 90, 'beam', charge(), raise('attack')],
    ['Boulder Heave', 150, 90, 'projectile', recharge],
    ['Hard Landing', 150, 80, 'contact', recoil(50)],
  ]),
  ...status('rock', [
    ['Sandstorm', 100, weather('sand')],
    ['Sticky Pitch', 100, lower('speed')],
    ['Worn Smooth', 100, raise('speed', 2)],
  ]),
];
