import { useSyncExternalStore } from 'react';
import { followAssets } from '../../bridge/assets/assetSwap.ts';
import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';

/** Address of a picture by its name, also when it becomes another one meanwhile; null where there is none. */
export const usePicture = (name: string): string | null =>
  useSyncExternalStore(followAssets, () => (hasPicture(name) ? pictureUrl(name) : null));
