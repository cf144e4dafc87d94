import { hasPicture, pictureUrl } from '../../bridge/assets/assets.ts';
import { noteWhole } from '../../bridge/assets/smallForm.ts';

/** Preloaded pictures, least recently requested first. */
const kept = new Map<string, HTMLImageElement>();
/** Upper bound of decoded pictures: the creatures of three battles between full teams. */
const MOST_KEPT = 36;

/** Loads pictures that will be needed soon, each once, so that they are shown at once. */
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
  noteWhole(name);
  // Decode it as well. Errors are handled where the picture is shown.
  picture.decode?.().catch(() => undefined);
  return picture;
}
