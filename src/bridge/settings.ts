export const FORESIGHT = 'foresight';

/** Whether the player wants to be told what attacks will do; so it is until it was switched off here. */
export function readForesight(): boolean {
  return localStorage.getItem(FORESIGHT) !== 'false';
}

/** Whether the system asks for less motion. */
export function systemWantsCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
