import type { Move } from '../../rules/battle/moves.ts';
import { burn, dig, flinch, heal, hits, lower, ohko, raise, sharp, sure, tire, trap } from './build.ts';
import { damaging, status } from './rows.ts';

export const groundMoves: readonly Move[] = [
  ...damaging('ground', [
    ['Mud-Slap', 20, 100, lower('accuracy')],
    ['Bone Rush', 25, 90, hits()],
    ['Sand Tomb', 35, 85, trap],
    ['Bonemerang', 50, 90, hits(2, 2)],
    ['Mud Shot', 55, 95, lower('speed')],
    ['Bulldoze', 60, 100, lower('speed')],
    ['Bone Club', 65, 85, flinch(10)],
    ['Mud Bomb', 65, 85, lower('accuracy', 1, 30)],
    ['Magnitude', 70, 100],
    ['Scorching Sands', 70, 100, burn(30)],
    ['Stomping Tantrum', 75, 100],
    ['Dig', 80, 100, dig],
    ['Drill Run', 80, 95, sharp],
    ['Earth Power', 90, 100, lower('defense', 1, 10)],
    ["Land's Wrath", 90, 100],
    ['Thousand Arrows', 90, 100],
    ['Thousand Waves', 90, 100, trap],
    ['High Horsepower', 95, 95],
    ['Earthquake', 100, 100],
    ['Sandsear Storm', 100, 80, sure('rain'), burn(20)],
    ['Headlong Rush', 120, 100, tire('defense')],
    ['Precipice Blades', 120, 85],
    ['Fissure', 200, 30, ohko],
  ]),
  ...status('ground', [
    ['Rototiller', 100, raise('attack')],
    ['Sand Attack', 100, lower('accuracy')],
    ['Shore Up', 100, heal()],
  ]),
];
