import { createEmitter } from '../signals/emitter.ts';

/**
 * Where an address comes from that stands in for the one of the build: `saved` are files that changed on the disk of a
 * developer, `tried` are those that a designer tries out in this browser. The latter win.
 */
export type SwapLayer = 'tried' | 'saved';

/** New addresses by name. Null: there is no such file any more; undefined: the address of before counts again. */
export type Swaps = Readonly<Record<string, string | null | undefined>>;

const layers: Readonly<Record<SwapLayer, Map<string, string | null>>> = {
  tried: new Map(),
  saved: new Map(),
};
const swapped = createEmitter<string>();

/** The address that stands in for that of the build; null where the file is gone, undefined where nothing stands in. */
export function swappedUrl(name: string): string | null | undefined {
  const tried = swappedIn('tried', name);
  return tried === undefined ? swappedIn('saved', name) : tried;
}

/** The same of one layer alone. */
export const swappedIn = (layer: SwapLayer, name: string): string | null | undefined =>
  layers[layer].get(name);

/** Lets other addresses count from now on, and tells everybody who shows or plays one of them. */
export function swapAssets(layer: SwapLayer, swaps: Swaps): void {
  for (const [name, url] of Object.entries(swaps)) {
    if (url === undefined) layers[layer].delete(name);
    else layers[layer].set(name, url);
  }
  for (const name of Object.keys(swaps)) swapped.emit(name);
}

/** Tells the name of each picture, data file or sound that becomes another one, until the returned function is called. */
export const followAssets = swapped.on;
