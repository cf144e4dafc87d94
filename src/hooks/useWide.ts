import { useSyncExternalStore } from 'react';

/** From here on there is room for two columns. */
const WIDE = '(min-width: 64rem)';

const query = () => globalThis.matchMedia?.(WIDE);
const isWide = () => query()?.matches ?? true;

function follow(change: () => void): () => void {
  const list = query();
  list?.addEventListener('change', change);
  return () => list?.removeEventListener('change', change);
}

/** Whether the window has room for something beside the list that it belongs to. */
export const useWide = (): boolean => useSyncExternalStore(follow, isWide);
