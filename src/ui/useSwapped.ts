import { useSyncExternalStore } from 'react';
import { followAssets, swappedUrl } from '../bridge/assets/assetSwap.ts';

/** URL of a picture that is bundled with the first screen: that of the build, or its replacement. */
export const useSwapped = (name: string, built: string): string =>
  useSyncExternalStore(followAssets, () => {
    const swapped = swappedUrl(name);
    return swapped === null ? `/missing/${name}` : (swapped ?? built);
  });
