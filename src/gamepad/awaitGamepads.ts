import { loadScript } from '../locales/loadScript.ts';

/**
 * Loads the gamepad code when a gamepad connects. Browsers report a gamepad only after one of its buttons was pressed.
 */
export function awaitGamepads(): void {
  const load = () =>
    loadScript(import('./followGamepads.ts')).then(
      ({ followGamepads }) => followGamepads(),
      () => globalThis.addEventListener('gamepadconnected', load, { once: true }),
    );
  globalThis.addEventListener('gamepadconnected', load, { once: true });
}
