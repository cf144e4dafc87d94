import { type RefObject, useEffect, useState } from 'react';

/** Height in pixels at the bottom of the window where a tray may lie over what is shown. */
const TRAY = 90;

/** Whether an element has been in view since it was shown; true at once where the browser cannot tell. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (seen || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px -${TRAY}px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, seen]);
  return seen;
}
