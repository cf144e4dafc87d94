import { local } from '../api/browserStorage.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from './state.ts';

export const FORESIGHT = 'foresight';

/** Whether the player wants to be told what attacks will do; so it is until it was switched off here. */
export function readForesight(): boolean {
  return local.getItem(FORESIGHT) !== 'false';
}

export const SPEED_SETTING = 'battle-speed';

/** How many times as fast as usual battles are played; as it was chosen here. */
export function readSpeed(): BattleSpeed {
  const stored = Number(local.getItem(SPEED_SETTING));
  return BATTLE_SPEEDS.find((speed) => speed === stored) ?? 1;
}

/** Whether the system asks for less motion. */
export function systemWantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
