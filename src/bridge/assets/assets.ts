import { files } from 'virtual:asset-manifest';
import { MAP_WIDTHS } from '../../../content/assets/mapPicture.ts';
import { swappedUrl } from './assetSwap.ts';

/** The present URL of a file; null if there is none. */
function addressOf(name: string): string | null {
  const swapped = swappedUrl(name);
  if (swapped !== undefined) return swapped;
  return Object.hasOwn(files, name) ? (files[name] ?? null) : null;
}

/** Whether there is a picture or data file of that name. */
export const hasPicture = (name: string) => addressOf(name) !== null;

/**
 * URL of a picture by its name without the extension, such as `creatures/kindlam.normal`. An unknown name gives a URL
 * that fails to load, so that a placeholder with the name is shown.
 */
export function pictureUrl(name: string): string {
  return addressOf(name) ?? `/missing/${name}`;
}

/**
 * Both forms of a map's picture with their widths, for `srcset`; undefined if it has only one. A picture that a designer
 * has just replaced has no small form.
 */
export function pictureForms(name: string): string | undefined {
  const small = addressOf(`${name}.small`);
  if (small === null || swappedUrl(name) !== undefined) return undefined;
  return `${small} ${MAP_WIDTHS.small}w, ${pictureUrl(name)} ${MAP_WIDTHS.full}w`;
}

/** URL of a JSON file by its name without the extension, such as `maps/green_land`. */
export const dataUrl = (name: string) => pictureUrl(`${name}.json`);

/** Names of all pictures and data files of the build. */
export const builtNames = (): readonly string[] => Object.keys(files);
