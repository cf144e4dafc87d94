import { hasPicture, pictureUrl } from '../bridge/assets.ts';

const asked = new Map<string, HTMLImageElement>();

/** Fetches pictures that will be wanted soon, each once, so that they are there together with the page that has them. */
export function preload(names: readonly string[]): void {
  for (const name of names) {
    if (asked.has(name) || !hasPicture(name)) continue;
    const picture = new Image();
    picture.src = pictureUrl(name);
    asked.set(name, picture);
    // Decoded as well: a picture that fails is told of where it is shown.
    picture.decode?.().catch(() => undefined);
  }
}
