import { useSyncExternalStore } from 'react';
import type { Hour } from '../../../../rules/world/types.ts';
import { swappedUrl } from '../../../bridge/assets/assetSwap.ts';
import { hasPicture } from '../../../bridge/assets/assets.ts';

/**
 * Windows that show no more than the middle of the land: `camp/<hour>.small` has 960 of its 1,600 units, and its height
 * follows the text, of which the smallest leaves 409 pixels of it.
 */
const NARROW = '(max-width: 26rem) and (min-height: 40rem)';

const query = () => globalThis.matchMedia?.(NARROW);
const isNarrow = () => query()?.matches ?? false;

function follow(change: () => void): () => void {
  const list = query();
  list?.addEventListener('change', change);
  return () => list?.removeEventListener('change', change);
}

/** The name of the land of the camp at an hour, for this window. A picture that a designer has just replaced has one form. */
export function paintingAt(hour: Hour): string {
  const [whole, middle] = [`camp/${hour}`, `camp/${hour}.small`];
  return isNarrow() && hasPicture(middle) && swappedUrl(whole) === undefined ? middle : whole;
}

/** The same, followed while the window changes. */
export const usePainting = (hour: Hour): string => useSyncExternalStore(follow, () => paintingAt(hour));
