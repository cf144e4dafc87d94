import type { Finding } from '../../finding.ts';
import { opacityOf } from '../../pictures.ts';
import type { FoundFile, Shelf } from '../../shelf.ts';
import { eachPicture } from './eachPicture.ts';

/** Reports pictures without transparent pixels, which would be shown with an opaque background. */
export function findOpaque(shelf: Shelf): Promise<Finding[]> {
  return eachPicture(shelf, async (file, { transparent }, facts) => {
    if (!transparent || file.ending === 'svg') return null;
    if (facts.transparent && (!(file.laid || shelf.thorough) || (await isSeenThrough(file)))) return null;
    return {
      file: file.place,
      check: 'no-transparency',
      expected: 'a transparent background',
      found: facts.transparent ? 'not one transparent pixel' : 'a picture without transparency',
      mend: 'Remove the background and export it again with transparency.',
    };
  });
}

async function isSeenThrough(file: FoundFile): Promise<boolean> {
  const { data } = await opacityOf(file);
  return data.some((opacity) => opacity < 255);
}
