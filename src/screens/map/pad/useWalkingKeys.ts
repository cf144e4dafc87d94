import { useEffect } from 'react';
import { hold } from '../../../client/world/hold.ts';
import { isGameKey } from '../../../hooks/input/gameKeys.ts';
import { isWalkingKey, keyChord } from './keyChord.ts';

/** Lets the player walk with arrow keys, W A S D and the number pad while the map is shown. */
export function useWalkingKeys(): void {
  useEffect(() => {
    const chord = keyChord((direction) => hold('keys', direction));
    const press = (event: KeyboardEvent) => {
      if (!isWalkingKey(event.code) || !isGameKey(event)) return;
      // Walking keys must not scroll the page.
      event.preventDefault();
      if (!event.repeat) chord.press(event.code);
    };
    const release = (event: KeyboardEvent) => chord.release(event.code);
    const leave = () => chord.releaseAll();
    globalThis.addEventListener('keydown', press);
    globalThis.addEventListener('keyup', release);
    globalThis.addEventListener('blur', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      globalThis.removeEventListener('keydown', press);
      globalThis.removeEventListener('keyup', release);
      globalThis.removeEventListener('blur', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
}
