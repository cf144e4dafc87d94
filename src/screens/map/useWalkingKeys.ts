import { useEffect } from 'react';
import { hold } from '../../bridge/hold.ts';
import { isWalkingKey, keyChord } from './keyChord.ts';

/** Fields that want the arrow keys and letters for themselves. */
const TYPING = 'input, select, textarea, [contenteditable], [role="menu"]';

/** Lets arrow keys, W A S D and the number pad walk while the map is shown. */
export function useWalkingKeys(): void {
  useEffect(() => {
    const chord = keyChord((direction) => hold('keys', direction));
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isWalkingKey(event.code)) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      // The page must not scroll while the marker walks.
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
