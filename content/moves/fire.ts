import type { Move } from '../../rules/battle/moves.ts';
import { burn, damaging, flinch, raise, recharge, recoil, status } from './build.ts';

export const fireMoves: readonly Move[] = [
  ...damaging('fire', [
    ['Ember', 40, 100, burn(10)],
    ['Flame Wheel', 60, 100, burn(10)],
    ['Fire Fang', 65, 95, burn(10), flinch(10)],
    ['Flame Charge', 50, 100, raise('speed')],
    ['Flamethrower', 90, 100, burn(10)],
    ['Lava Plume', 80, 100, burn(30)],
    ['Heat Wave', 95, 90, burn(10)],
    ['Fire Blast', 110, 85, burn(10)],
    ['Flare Blitz', 120, 100, recoil(), burn(10)],
    ['Blast Burn', 150, 90, recharge],
  ]),
  ...status('fire', [['Will-O-Wisp', 80, burn()]]),
];
