import { useEffect, useRef } from 'react';
import { isGameKey } from '../../../hooks/input/gameKeys.ts';
import type { Replay } from './useReplay.ts';

function actOf(key: string, { back, forward, goTo, toggle, last }: Replay): (() => unknown) | null {
  switch (key) {
    case 'ArrowLeft':
      return back;
    case 'ArrowRight':
      return forward;
    case 'Home':
      return () => goTo(0);
    case 'End':
      return () => goTo(last);
    case ' ':
      return toggle;
    default:
      return null;
  }
}

/** Arrow keys step, Home and End go to the first and last step, the space bar plays and pauses. */
export function useReplayKeys(replay: Replay): void {
  const latest = useRef(replay);
  useEffect(() => {
    latest.current = replay;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey || !isGameKey(event)) return;
      const act = actOf(event.key, latest.current);
      if (!act) return;
      event.preventDefault();
      void act();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
