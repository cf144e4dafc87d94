import { useLayoutEffect } from 'react';
import { skipPlayback } from '../../bridge/playback.ts';
import { isSpeedKey } from './SpeedButton.tsx';

/** Keys that only change what others mean, or move the focus. */
const SILENT = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock'];
/** What may be pressed while a round is played, and does what it always does. */
const ELSEWHERE = 'header, footer, [role="log"], [data-while-playing]';

/**
 * While a round is played, any press of a key or a pointer skips it, and does nothing else: what was begun during
 * the playback never reaches the next choice, even if it ends after it.
 */
export function useSkip(playing: boolean): void {
  useLayoutEffect(() => {
    if (!playing) return;
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: KeyboardEvent) => {
      if (SILENT.includes(event.key) || isSpeedKey(event) || event.ctrlKey || event.metaKey || event.altKey)
        return;
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

/** The header, the footer, the log and the speed stay usable while a round is played. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

/** Keeps the click that a press brings about from anybody, until the press has ended. */
function swallowUntilReleased(swallow: (event: Event) => void): void {
  const kinds = ['click', 'keypress', 'keyup', 'submit'];
  const end = () => {
    // The click comes right after the release.
    setTimeout(() => {
      for (const kind of kinds) globalThis.removeEventListener(kind, swallow, true);
      for (const kind of ['keyup', 'pointerup', 'pointercancel'])
        globalThis.removeEventListener(kind, end, true);
    });
  };
  for (const kind of kinds) globalThis.addEventListener(kind, swallow, true);
  for (const kind of ['keyup', 'pointerup', 'pointercancel']) globalThis.addEventListener(kind, end, true);
}
