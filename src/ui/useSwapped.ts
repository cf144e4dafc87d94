import { useSyncExternalStore } from 'react';
import { followAssets, swappedUrl } from '../bridge/assets/assetSwap.ts';

/** The address of a picture of the first screen, which comes with the script: that of the build, or what stands in for it. */
export const useSwapped = (name: string, built: string): string =>
  useSyncExternalStore(followAssets, () => {
    const swapped = swappedUrl(name);
    return swapped === null ? `/missing/${name}` : (swapped ?? built);
  });
