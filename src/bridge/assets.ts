import { files } from 'virtual:asset-manifest';

/** Whether the game has a picture or data file of that name. */
export const hasPicture = (name: string) => Object.hasOwn(files, name);

/**
 * Address of a picture by its name without an ending, such as `creatures/kindlam.normal`. A name that does not
 * exist gives an address that fails to load, so that a placeholder with the name can take its place.
 */
export function pictureUrl(name: string): string {
  return files[name] ?? `/missing/${name}`;
}

/** Address of a JSON file by its name without the ending, such as `maps/green_land`. */
export const dataUrl = (name: string) => pictureUrl(`${name}.json`);
