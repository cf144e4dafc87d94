import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isGameKey } from './gameKeys.ts';

const MAIN = '[data-variant="primary"]:not(:disabled), [type="submit"]:not(:disabled)';

/**
 * Lets Enter press the main button within the returned ref, wherever the focus is, unless the focused control uses
 * Enter.
 */
export function useMainButton<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // A layout effect: the key must work as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !isGameKey(event)) return;
      const main = part.current?.querySelector<HTMLElement>(MAIN);
      if (!main) return;
      // Otherwise the browser would press a form's button a second time.
      event.preventDefault();
      main.click();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
  return part;
}
