import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll offset in pixels by the key of the history entry. */
const offsets = new Map<string, number>();

/**
 * Restores the scroll position of a long list after Back or Forward; a new visit begins at the top. The list must have
 * its full height in its first render.
 */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const begin = useRef(back ? offsets.get(key) : 0);
  useLayoutEffect(() => {
    const offset = begin.current;
    if (offset === undefined) return;
    globalThis.scrollTo?.(0, offset);
    // Again in the next frame, since the layout scrolls every new page to its top.
    const frame = requestAnimationFrame(() => globalThis.scrollTo?.(0, offset));
    return () => cancelAnimationFrame(frame);
  }, []);
  // A layout effect: the listener must be removed before the browser scrolls on the next page.
  useLayoutEffect(() => {
    const note = () => offsets.set(key, globalThis.scrollY);
    // The player may leave the page without scrolling.
    if (!offsets.has(key)) note();
    globalThis.addEventListener('scroll', note, { passive: true });
    return () => globalThis.removeEventListener('scroll', note);
  }, [key]);
}
