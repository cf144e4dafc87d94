import { loadScript } from '../../api/loadScript.ts';

let waking: Promise<void> | null = null;

/** Loads what the game sounds with, once; it is there when the promise is kept. Without a connection it stays silent. */
export function wakeSound(): Promise<void> {
  waking ??= loadScript(import('../../sound/startSound.ts')).then(
    ({ startSound }) => startSound(),
    () => {
      waking = null;
    },
  );
  return waking;
}
