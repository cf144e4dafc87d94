import { useLayoutEffect, useRef } from 'react';
import type { KeyAction } from '../../../contract/shapes/controls.ts';
import { isGameKey, isKeyOf } from './gameKeys.ts';
import { onGamepadAction } from './gamepadActions.ts';

/** What an act returns that has found nothing to do: the key is left to whoever else has an act for it. */
export const NOT_MINE = Symbol('not mine');

type Acts = Readonly<Partial<Record<KeyAction | 'cancel', () => unknown>>>;

const isPressedFor = (action: string, event: KeyboardEvent): boolean =>
  action === 'cancel' ? event.key === 'Escape' : isKeyOf(action as KeyAction, event);

/**
 * Lets the keys and the gamepad buttons of actions carry them out while the component is shown, unless the key or the
 * button belongs to something else.
 * @param holds whether a held key repeats the action
 */
export function useActions(acts: Acts, holds = false): void {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  // A layout effect: the keys must work as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat && !holds) return;
      // Shift and an arrow select text.
      if (event.shiftKey && event.key.length > 1) return;
      const action = Object.keys(latest.current).find((each) => isPressedFor(each, event));
      if (!action || !isGameKey(event)) return;
      const isMine = latest.current[action as keyof Acts]?.() !== NOT_MINE;
      // Otherwise the browser would scroll, or press a form's button a second time. Escape can mean several things.
      if (isMine && action !== 'cancel') event.preventDefault();
    };
    globalThis.addEventListener('keydown', press);
    const letGo = onGamepadAction((action) => {
      if (action !== 'cancel') latest.current[action as keyof Acts]?.();
    });
    return () => {
      letGo();
      globalThis.removeEventListener('keydown', press);
    };
  }, [holds]);
}
