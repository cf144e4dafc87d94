import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isGameKey } from './gameKeys.ts';

const MAIN = '[data-variant="primary"]:not(:disabled), [type="submit"]:not(:disabled)';

/** Lets Enter press the main button of a part of the page, wherever the focus is, unless it is on something that Enter presses. */
export function useMainButton<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // Before the page is seen: whoever sees it may press at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !isGameKey(event)) return;
      const main = part.current?.querySelector<HTMLElement>(MAIN);
      if (!main) return;
      // The browser would press a form's button once more.
      event.preventDefault();
      main.click();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
  return part;
}
