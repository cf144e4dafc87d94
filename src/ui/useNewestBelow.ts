import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the newest entry of a log in sight, and lets the keyboard scroll back. */
export function useNewestBelow(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // What scrolls must be within reach of the keyboard.
    list.current.tabIndex = 0;
    if (count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}
