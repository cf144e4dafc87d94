import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Number of rows that Page Up and Page Down skip. */
const PAGE = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Arrow keys, Page Up, Page Down, Home and End move between rows, also to rows that are not rendered yet. Such a row
 * gets the focus as soon as it is rendered.
 */
export function useRowKeys(
  count: number,
  show: (index: number) => void,
  frame: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const wanted = useRef<number | null>(null);
  // Runs after each render, because the virtualiser may need several renders to create the row.
  useEffect(() => {
    if (wanted.current === null) return;
    const link = frame.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });
  return (event) => {
    const step = STEPS[event.key];
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    if (step === undefined || !row) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, Number(row.getAttribute('data-index')) + step));
    const drawn = frame.current?.querySelector<HTMLElement>(`[data-index="${next}"] a`);
    if (drawn) drawn.focus({ preventScroll: true });
    else wanted.current = next;
    show(next);
  };
}
