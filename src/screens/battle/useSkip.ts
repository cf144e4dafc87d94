import { useLayoutEffect } from 'react';
import { skipPlayback } from '../../bridge/playback.ts';

/** Keys that only change what others mean, or move the focus. */
const SILENT = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock'];

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
      if (SILENT.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
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

/** The header, the footer and the log stay usable while a round is played. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('header, footer, [role="log"]') !== null;
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
