import { type Side, touchedSides } from '../../../../content/assets/touchedSides.ts';
import { asepriteSheets } from '../../aseprite/sheets.ts';
import type { Finding } from '../../finding.ts';
import { opacityOf } from '../../pictures.ts';
import type { Shelf } from '../../shelf.ts';
import { eachPicture } from './eachPicture.ts';

const WORDS: Readonly<Record<Side, string>> = { top: 'upper', right: 'right', bottom: 'lower', left: 'left' };

/** Reports figures that touch the edge of their picture: they are cut off, or look as if they were. */
export function findClipped(shelf: Shelf): Promise<Finding[]> {
  const free = new Set(asepriteSheets(shelf).map(({ file }) => file.name));
  return eachPicture(shelf, async (file, { cells }) => {
    if (cells === undefined || !(file.laid || shelf.thorough)) return null;
    // Frames trimmed by Aseprite touch each other.
    if (file.laid && free.has(file.name)) return null;
    const { width, height, data } = await opacityOf(file);
    const at = (x: number, y: number): number => data[y * width + x] ?? 0;
    const sides = touchedSides({ width, height, at }, cells).map((side) => WORDS[side]);
    if (sides.length === 0) return null;
    const edges = `the ${sides.join(', ')} edge`;
    return {
      file: file.place,
      check: 'clipped',
      expected: 'a whole figure with air around it',
      found: `a figure that touches ${cells.columns > 1 ? `${edges} of its frame` : edges}`,
      mend: 'Move or shrink the drawing until free pixels lie around it on every side.',
    };
  });
}
