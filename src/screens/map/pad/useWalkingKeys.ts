import { useEffect } from 'react';
import { DIRECTION_OF, WALKS } from '../../../client/world/directions.ts';
import { hold } from '../../../client/world/hold.ts';
import { isGameKey, isKeyOf } from '../../../hooks/input/gameKeys.ts';
import { keyChord } from './keyChord.ts';

/** Lets the player walk with keys (arrow keys, W A S D and the number pad, or others) while the map is shown. */
export function useWalkingKeys(): void {
  useEffect(() => {
    const chord = keyChord((direction) => hold('keys', direction));
    const press = (event: KeyboardEvent) => {
      const walk = WALKS.find((action) => isKeyOf(action, event));
      if (!walk || !isGameKey(event)) return;
      // Walking keys must not scroll the page.
      event.preventDefault();
      if (!event.repeat) chord.press(event.code, DIRECTION_OF[walk]);
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
