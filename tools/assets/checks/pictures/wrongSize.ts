import { hasSize } from '../../../../content/assets/pictureRules.ts';
import { asepriteSheets } from '../../aseprite/sheets.ts';
import type { Finding } from '../../finding.ts';
import type { Shelf } from '../../shelf.ts';
import { eachPicture } from './eachPicture.ts';

/**
 * Reports pictures that do not have the size that the game expects. Aseprite exports state the position of their
 * frames themselves, so their pictures may have any size.
 */
export function findWrongSize(shelf: Shelf): Promise<Finding[]> {
  const free = new Set(asepriteSheets(shelf).map(({ file }) => file.name));
  return eachPicture(shelf, (file, { width, height }, found) => {
    if (!width || !height || (file.laid && free.has(file.name))) return null;
    if (hasSize({ width, height }, found, file.ending === 'svg')) return null;
    return {
      file: file.place,
      check: 'wrong-size',
      expected: `${width} × ${height} pixels`,
      found: `${found.width} × ${found.height}`,
      mend: 'Export it again at that size.',
    };
  });
}
