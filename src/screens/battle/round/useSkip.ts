import { useLayoutEffect } from 'react';
import { skipPlayback } from '../../../bridge/playback.ts';
import { isPageFree, isSkipKey } from '../../../hooks/input/gameKeys.ts';
import { isSpeedKey } from './SpeedButton.tsx';

/** Elements that work as usual while a round is played. */
const ELSEWHERE = '[role="log"], [data-while-playing]';

/**
 * While a round is played, pressing a key or a pointer skips the playback and does nothing else. The whole press is
 * swallowed, even if it ends after the playback, so that it cannot trigger the next choice. Presses in dialogs and
 * browser shortcuts work as usual.
 */
export function useSkip(playing: boolean): void {
  useLayoutEffect(() => {
    if (!playing) return;
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: KeyboardEvent) => {
      if (!isPageFree() || !isSkipKey(event) || isSpeedKey(event)) return;
      swallow(event);
      swallowUntilReleased(swallow);
      skipPlayback();
    };
    const point = (event: PointerEvent) => {
      if (event.button !== 0 || isElsewhere(event.target)) return;
      swallowUntilReleased(swallow);
      skipPlayback();
    };
    globalThis.addEventListener('keydown', press, true);
    globalThis.addEventListener('pointerdown', point, true);
    return () => {
      globalThis.removeEventListener('keydown', press, true);
      globalThis.removeEventListener('pointerdown', point, true);
    };
  }, [playing]);
}

/** Whether an element stays usable during playback: the log, the speed button, and header, footer, dialogs, toasts. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const screen = document.querySelector('main');
  const outside = screen !== null && !screen.contains(target) && !target.contains(screen);
  return outside || target.closest(ELSEWHERE) !== null;
}

/** Swallows the click and key events that follow a press, until the press has ended. */
function swallowUntilReleased(swallow: (event: Event) => void): void {
  const kinds = ['click', 'keypress', 'keyup', 'submit'];
  const end = () => {
    // The click event comes right after the release.
    setTimeout(() => {
      for (const kind of kinds) globalThis.removeEventListener(kind, swallow, true);
      for (const kind of ['keyup', 'pointerup', 'pointercancel'])
        globalThis.removeEventListener(kind, end, true);
    });
  };
  for (const kind of kinds) globalThis.addEventListener(kind, swallow, true);
  for (const kind of ['keyup', 'pointerup', 'pointercancel']) globalThis.addEventListener(kind, end, true);
}
