import { fighting } from './sides.ts';
import { staged } from './stages.ts';
import type { SideState } from './state.ts';

/** Attack now. A burn halves it; a critical hit looks past lowered stages. */
export function attackNow(side: SideState, critical: boolean): number {
  const { stats, ailment } = fighting(side);
  const stage = critical ? Math.max(0, side.stages.attack) : side.stages.attack;
  const attack = staged(stats.attack, stage);
  return ailment === 'burn' ? Math.max(1, Math.floor(attack / 2)) : attack;
}

/** Defense now. A critical hit looks past raised stages. */
export function defenseNow(side: SideState, critical: boolean): number {
  const stage = critical ? Math.min(0, side.stages.defense) : side.stages.defense;
  return staged(fighting(side).stats.defense, stage);
}

/** Speed now. Paralysis halves it. */
export function speedNow(side: SideState): number {
  const { stats, ailment } = fighting(side);
  const speed = staged(stats.speed, side.stages.speed);
  return ailment === 'paralyz' ? Math.floor(speed / 2) : speed;
}
