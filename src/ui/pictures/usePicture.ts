import { useSyncExternalStore } from 'react';
import { followAssets } from '../../bridge/assets/assetSwap.ts';
import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';
import { formOf } from '../../bridge/assets/smallForm.ts';
import { settings } from '../../bridge/settings.ts';

/**
 * URL of a picture by its name, updated when it is replaced; null if there is none.
 * @param side css pixels of its side where text has its usual size; without it the picture is fetched in full
 */
export const usePicture = (name: string, side = Number.POSITIVE_INFINITY): string | null =>
  useSyncExternalStore(followAssets, () =>
    hasPicture(name)
      ? pictureUrl(formOf(name, side * Math.max(1, settings.getState().all.textSize / 100)))
      : null,
  );
