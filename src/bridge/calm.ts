import { systemWantsCalm } from './settings.ts';
import { bridge } from './store.ts';

const KEY = 'calm';

/** Switches shaking, flashing and idle motion off or on, for good. */
export function setCalm(calm: boolean): void {
  localStorage.setItem(KEY, String(calm));
  bridge.setState({ settings: { calm } });
}

/** Takes up the player's choice, or follows the system as long as there is none. */
export function followCalm(): void {
  const settle = () => {
    const chosen = localStorage.getItem(KEY);
    bridge.setState({ settings: { calm: chosen === null ? systemWantsCalm() : chosen === 'true' } });
  };
  settle();
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').addEventListener('change', settle);
}
