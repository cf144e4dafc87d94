import { local } from '../api/browserStorage.ts';
import { BATTLE_SPEEDS, type BattleSpeed } from './state.ts';

export const FORESIGHT = 'foresight';

/** Whether the effects of attacks are shown before they are chosen. True until the player switches it off. */
export function readForesight(): boolean {
  return local.getItem(FORESIGHT) !== 'false';
}

export const SPEED_SETTING = 'battle-speed';

/** The stored battle speed, as a factor of the normal speed. */
export function readSpeed(): BattleSpeed {
  const stored = Number(local.getItem(SPEED_SETTING));
  return BATTLE_SPEEDS.find((speed) => speed === stored) ?? 1;
}

/** Whether the system asks for less motion. */
export function systemWantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
