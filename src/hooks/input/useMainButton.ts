import { type RefObject, useRef } from 'react';
import { NOT_MINE, useActions } from './useActions.ts';

const MAIN = '[data-variant="primary"]:not(:disabled), [type="submit"]:not(:disabled)';

/**
 * Lets the key that confirms (Enter) press the main button within the returned ref, wherever the focus is, unless the
 * focused control uses that key.
 */
export function useMainButton<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useActions({
    confirm: () => {
      const main = part.current?.querySelector<HTMLElement>(MAIN);
      return main ? main.click() : NOT_MINE;
    },
  });
  return part;
}
