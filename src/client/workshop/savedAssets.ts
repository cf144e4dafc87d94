import { type Swaps, swapAssets } from '../../bridge/assets/assetSwap.ts';
import { builtNames, pictureUrl } from '../../bridge/assets/assets.ts';

/** The event that tools/vite/assets/assetChanges.ts sends, and its payload. */
const CHANGED = 'assets:changed';
interface AssetChanges {
  readonly changes: Swaps;
}

/** Development only: shows and plays changed files below `assets/` without a reload. */
export function followSavedAssets(): void {
  import.meta.hot?.on(CHANGED, ({ changes }: AssetChanges) => {
    const known = new Set(builtNames());
    for (const name of Object.keys(changes)) if (known.has(name)) renew(pictureUrl(name), changes[name]);
    swapAssets('saved', changes);
  });
}

/**
 * Images bundled with the page's script, such as the logo, do not follow swaps by name: replace their URLs in the
 * document.
 */
function renew(before: string, now: string | null | undefined): void {
  const old = new URL(before, location.href).pathname;
  for (const image of document.images) {
    if (now && new URL(image.src).pathname === old) image.src = now;
  }
}
