import { files } from 'virtual:asset-manifest';
import { swappedUrl } from './assetSwap.ts';

/** The address of a file as things are now; null where there is none. */
function addressOf(name: string): string | null {
  const swapped = swappedUrl(name);
  if (swapped !== undefined) return swapped;
  return Object.hasOwn(files, name) ? (files[name] ?? null) : null;
}

/** Whether the game has a picture or data file of that name. */
export const hasPicture = (name: string) => addressOf(name) !== null;

/**
 * Address of a picture by its name without an ending, such as `creatures/kindlam.normal`. A name that does not
 * exist gives an address that fails to load, so that a placeholder with the name can take its place.
 */
export function pictureUrl(name: string): string {
  return addressOf(name) ?? `/missing/${name}`;
}

/** Address of a JSON file by its name without the ending, such as `maps/green_land`. */
export const dataUrl = (name: string) => pictureUrl(`${name}.json`);

/** Name of every picture and data file that came with the build. */
export const builtNames = (): readonly string[] => Object.keys(files);
