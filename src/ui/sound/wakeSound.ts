import { loadScript } from '../../locales/loadScript.ts';

let waking: Promise<void> | null = null;

/**
 * Loads and starts the sound code once. Resolves in any case; after a failure the game stays silent, and the next call
 * tries again.
 */
export function wakeSound(): Promise<void> {
  waking ??= loadScript(import('../../sound/startSound.ts')).then(
    ({ startSound }) => startSound(),
    () => {
      waking = null;
    },
  );
  return waking;
}
