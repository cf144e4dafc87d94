import { burn, dig, heal, hits, lower, ohko, raise, sharp, sure, surge, tire, trap } from './build.ts';
import { damaging, status } from './rows.ts';

export const groundMoves = [
  ...damaging('ground', [
    ['Mud Pie', 20, 100, 'projectile', lower('accuracy')],
    ['Rattling Bones', 25, 90, 'contact', hits()],
    ['Quicksand', 35, 85, 'field', trap],
    ['Throwing Stick', 50, 90, 'projectile', hits(2, 2)],
    ['Wet Clay', 55, 95, 'projectile', lower('speed')],
    ['Bulldoze', 60, 100, 'field', lower('speed')],
    ['Baked Earth', 70, 100, 'field', burn(30)],
    ['Magnitude', 70, 100, 'field', surge('hidden')],
    ['Hissy Fit', 75, 100, 'contact'],
    ['Auger', 80, 95, 'contact', sharp],
    ['Dig', 80, 100, 'contact', dig],
    ['Heaving Ground', 90, 100, 'field', lower('defense', 1, 10)],
    ['Rolling Hills', 90, 100, 'field'],
    ['Plough Through', 95, 95, 'contact'],
    ['Earthquake', 100, 100, 'field', surge('hidden')],
    ['Kiln Wind', 100, 80, 'field', sure('rain'), burn(20)],
    ['Runaway Cart', 120, 100, 'contact', tire('defense')],
    ['Standing Stones', 120, 85, 'field'],
    ['Fissure', 200, 30, 'field', ohko],
  ]),
  ...status('ground', [
    ['Dust Devil', 100, lower('accuracy')],
    ['Mud Bath', 100, heal()],
    ['Turned Soil', 100, raise('attack')],
  ]),
];
