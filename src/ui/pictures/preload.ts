import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';

/** Pictures that were fetched ahead, the one that was asked for longest ago first. */
const kept = new Map<string, HTMLImageElement>();
/** More are not kept decoded: those of three battles between full teams fit. */
const MOST_KEPT = 36;

/** Fetches pictures that will be wanted soon, each once, so that they are there together with the page that has them. */
export function preload(names: readonly string[]): void {
  for (const name of names) {
    if (!hasPicture(name)) continue;
    const picture = kept.get(name) ?? fetchPicture(name);
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }
}

function fetchPicture(name: string): HTMLImageElement {
  const picture = new Image();
  picture.src = pictureUrl(name);
  // Decoded as well: a picture that fails is told of where it is shown.
  picture.decode?.().catch(() => undefined);
  return picture;
}
