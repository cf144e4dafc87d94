import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a log to its newest entry at the bottom, and makes it reachable by keyboard. */
export function useNewestBelow(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    // Elements that scroll must be focusable, for keyboard users.
    list.current.tabIndex = 0;
    if (count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}
