import { type Swaps, swapAssets } from '../../bridge/assets/assetSwap.ts';
import { builtNames, pictureUrl } from '../../bridge/assets/assets.ts';

/** The event that tools/vite/assets/assetChanges.ts sends, and what is in it. */
const CHANGED = 'assets:changed';
interface AssetChanges {
  readonly changes: Swaps;
}

/** While the game is developed: shows and plays files below `assets/` as they are saved, without a reload. */
export function followSavedAssets(): void {
  import.meta.hot?.on(CHANGED, ({ changes }: AssetChanges) => {
    const known = new Set(builtNames());
    for (const name of Object.keys(changes)) if (known.has(name)) renew(pictureUrl(name), changes[name]);
    swapAssets('saved', changes);
  });
}

/** What comes with the page's own script, such as the logo, knows an address and no name. */
function renew(before: string, now: string | null | undefined): void {
  const old = new URL(before, location.href).pathname;
  for (const image of document.images) {
    if (now && new URL(image.src).pathname === old) image.src = now;
  }
}
