import { useSyncExternalStore } from 'react';

/** Minimum width for two columns. */
const WIDE = '(min-width: 64rem)';

const query = () => globalThis.matchMedia?.(WIDE);
const isWide = () => query()?.matches ?? true;

function follow(change: () => void): () => void {
  const list = query();
  list?.addEventListener('change', change);
  return () => list?.removeEventListener('change', change);
}

/** Whether the window is wide enough for two columns. */
export const useWide = (): boolean => useSyncExternalStore(follow, isWide);
