import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each page of the history was, in pixels. */
const offsets = new Map<string, number>();

/**
 * Whoever goes back to a long list finds it where it was left; whoever comes to it anew begins at the top. The list
 * must have its height when it is drawn first.
 */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const begin = useRef(back ? offsets.get(key) : 0);
  useLayoutEffect(() => {
    const offset = begin.current;
    if (offset === undefined) return;
    globalThis.scrollTo?.(0, offset);
    // Once more, since the frame of all pages puts each new one to its top.
    const frame = requestAnimationFrame(() => globalThis.scrollTo?.(0, offset));
    return () => cancelAnimationFrame(frame);
  }, []);
  // Listening ends in the same moment as the page: where the browser scrolls to on the next one is not of this one.
  useLayoutEffect(() => {
    const note = () => offsets.set(key, globalThis.scrollY);
    // Something may be opened on the page, and left again, without any scrolling.
    if (!offsets.has(key)) note();
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, [key]);
}
