import { createEmitter } from '../signals/emitter.ts';

/**
 * Source of a URL that replaces the one of the build: `saved` for files that changed on a developer's disk, `tried`
 * for files that a designer tries out in this browser. `tried` wins over `saved`.
 */
export type SwapLayer = 'tried' | 'saved';

/** New URLs by name. Null: the file no longer exists; undefined: the previous URL is used again. */
export type Swaps = Readonly<Record<string, string | null | undefined>>;

const layers: Readonly<Record<SwapLayer, Map<string, string | null>>> = {
  tried: new Map(),
  saved: new Map(),
};
const swapped = createEmitter<string>();

/** The URL that replaces that of the build; null if the file no longer exists, undefined if nothing replaces it. */
export function swappedUrl(name: string): string | null | undefined {
  const tried = swappedIn('tried', name);
  return tried === undefined ? swappedIn('saved', name) : tried;
}

/** The same for one layer only. */
export const swappedIn = (layer: SwapLayer, name: string): string | null | undefined =>
  layers[layer].get(name);

/** Replaces URLs, and notifies the listeners of each name. */
export function swapAssets(layer: SwapLayer, swaps: Swaps): void {
  for (const [name, url] of Object.entries(swaps)) {
    if (url === undefined) layers[layer].delete(name);
    else layers[layer].set(name, url);
  }
  for (const name of Object.keys(swaps)) swapped.emit(name);
}

/**
 * Calls the listener with the name of each picture, data file or sound that is replaced. Returns a function that stops
 * it.
 */
export const followAssets = swapped.on;
