import { useSyncExternalStore } from 'react';
import { followAssets } from '../../bridge/assets/assetSwap.ts';
import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';

/** URL of a picture by its name, updated when it is replaced; null if there is none. */
export const usePicture = (name: string): string | null =>
  useSyncExternalStore(followAssets, () => (hasPicture(name) ? pictureUrl(name) : null));
