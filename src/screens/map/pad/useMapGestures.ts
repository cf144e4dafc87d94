import { type RefObject, useEffect } from 'react';
import { showToast } from '../../../client/notifications/toasts.ts';
import { presentSettings, setSettings } from '../../../client/setSettings.ts';
import { directionOf } from '../../../client/world/directions.ts';
import { hold } from '../../../client/world/hold.ts';
import { isPageFree } from '../../../hooks/input/gameKeys.ts';
import { mapWords } from '../../../locales/en/map.ts';

/** Milliseconds for which a finger or a mouse button rests on the map until that is a long press. */
const LONG_PRESS_MS = 600;
/** Pixels that a pointer moves until that is a swipe. */
const SWIPE = 24;
const SOURCE = 'swipe';

/** Makes the pad visible again: beside the map if it was hidden, opaque and in its corner if it is free. */
function bringPadBack(): void {
  const { pad, padOpacity, padAcross, padUp } = presentSettings();
  const isAway = pad === 'hidden' || (pad === 'free' && (padOpacity < 100 || padAcross > 0 || padUp > 0));
  if (isAway) {
    setSettings({
      pad: pad === 'hidden' ? 'map' : pad,
      padOpacity: 100,
      padAcross: 0,
      padUp: 0,
    });
    showToast('info', mapWords.padIsBack);
  }
  document.querySelector('[data-pad]')?.scrollIntoView?.({ block: 'nearest' });
}

interface Gesture {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isSwipe: boolean;
}

/**
 * Swiping on the map walks, and goes on while the finger or the mouse button stays down; the direction follows it. A
 * long press brings the pad back.
 */
export function useMapGestures(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const at = frame.current;
    if (!at) return;
    let gesture: Gesture | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let swallows = false;

    const end = () => {
      clearTimeout(timer);
      gesture = null;
      hold(SOURCE, null);
    };
    const down = (event: PointerEvent) => {
      swallows = false;
      // A second finger zooms.
      if (gesture) return end();
      const stage = event.target instanceof Element ? event.target.closest('[data-stage="map"]') : null;
      if (!stage || event.button !== 0 || !isPageFree()) return;
      gesture = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false };
      timer = setTimeout(() => {
        end();
        swallows = true;
        bringPadBack();
      }, LONG_PRESS_MS);
    };
    const move = (event: PointerEvent) => {
      if (gesture?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - gesture.x, event.clientY - gesture.y];
      if (!gesture.isSwipe && Math.hypot(x, y) < SWIPE) return;
      if (!isPageFree()) return end();
      clearTimeout(timer);
      if (!gesture.isSwipe) at.setPointerCapture?.(event.pointerId);
      gesture.isSwipe = true;
      hold(SOURCE, Math.hypot(x, y) < SWIPE / 2 ? null : directionOf(x, y));
    };
    const up = (event: PointerEvent) => {
      if (gesture?.pointer !== event.pointerId) return;
      swallows = gesture.isSwipe;
      end();
    };
    // The click at the end of a swipe or of a long press is no tap.
    const click = (event: MouseEvent) => {
      if (!swallows) return;
      swallows = false;
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (gesture || swallows) event.preventDefault();
    };
    at.addEventListener('pointerdown', down);
    at.addEventListener('pointermove', move);
    at.addEventListener('pointerup', up);
    at.addEventListener('pointercancel', end);
    at.addEventListener('contextmenu', menu);
    at.addEventListener('click', click, true);
    return () => {
      end();
      at.removeEventListener('pointerdown', down);
      at.removeEventListener('pointermove', move);
      at.removeEventListener('pointerup', up);
      at.removeEventListener('pointercancel', end);
      at.removeEventListener('contextmenu', menu);
      at.removeEventListener('click', click, true);
    };
  }, [frame]);
}
