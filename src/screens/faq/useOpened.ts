import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which answers are open. The answer that the address names opens by itself, scrolls into view and gets the focus. */
export function useOpened(isQuestion: (id: string) => boolean) {
  const location = useLocation();
  const named = nameIn(location.hash);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([named].filter(isQuestion)));
  const toggle = useCallback((id: string, open: boolean) => {
    setOpened((before) => {
      if (before.has(id) === open) return before;
      return new Set(open ? [...before, id] : [...before].filter((each) => each !== id));
    });
  }, []);
  // Pressing the same link again creates a new location, so the effect runs again.
  useEffect(() => {
    const id = nameIn(location.hash);
    if (id === '') return;
    if (isQuestion(id)) toggle(id, true);
    // Runs after the page frame has scrolled a new page to the top.
    const soon = setTimeout(() => show(id));
    return () => clearTimeout(soon);
  }, [location, isQuestion, toggle]);
  return { opened, toggle };
}

const nameIn = (hash: string): string => hash.slice(1);

function show(id: string): void {
  const place = document.getElementById(id);
  const target = place?.querySelector<HTMLElement>('summary') ?? place;
  place?.scrollIntoView?.({ block: 'start' });
  target?.focus({ preventScroll: true });
}
