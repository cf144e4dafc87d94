import { loadScript } from '../api/loadScript.ts';

/** Browsers show a gamepad once a button of it was pressed: until then nobody needs the script for it. */
export function awaitGamepads(): void {
  const load = () =>
    loadScript(import('./followGamepads.ts')).then(
      ({ followGamepads }) => followGamepads(),
      () => globalThis.addEventListener('gamepadconnected', load, { once: true }),
    );
  globalThis.addEventListener('gamepadconnected', load, { once: true });
}
