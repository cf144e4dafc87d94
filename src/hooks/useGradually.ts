import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` parts of a long page to render: one at first, then one more after each paint, so that the browser
 * can answer in between.
 */
export function useGradually(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return Math.min(shown, count);
}
