import { useEffect, useRef } from 'react';
import type { Replay } from './useReplay.ts';

/** Controls that take these keys for themselves. */
const OWN = 'input, select, textarea, [role="log"], [role="menu"], [role="dialog"]';
const OWN_SPACE = `${OWN}, button, a, summary`;

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

/** Arrow keys go step by step, Home and End to the ends, the space bar plays and pauses. */
export function useReplayKeys(replay: Replay): void {
  const latest = useRef(replay);
  useEffect(() => {
    latest.current = replay;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(key === ' ' ? OWN_SPACE : OWN)) return;
      const act = actOf(key, latest.current);
      if (!act) return;
      event.preventDefault();
      void act();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
