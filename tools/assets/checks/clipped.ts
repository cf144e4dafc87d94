import { asepriteSheets } from '../aseprite/sheets.ts';
import type { ExpectedAsset } from '../expected.ts';
import type { Finding } from '../finding.ts';
import { type Opacity, opacityOf } from '../pictures.ts';
import type { Shelf } from '../shelf.ts';
import { eachPicture } from './eachPicture.ts';

/** Less is the soft end of a shadow, which nobody sees. */
const VISIBLE = 40;
type Cells = NonNullable<ExpectedAsset['cells']>;
type Side = 'left' | 'right' | 'upper' | 'lower';

/** Figures that touch the edge of their picture, and so have been cut off or will look so. */
export function findClipped(shelf: Shelf): Promise<Finding[]> {
  const free = new Set(asepriteSheets(shelf).map(({ file }) => file.name));
  return eachPicture(shelf, async (file, { cells }) => {
    if (cells === undefined || !(file.laid || shelf.thorough)) return null;
    // Frames that Aseprite has trimmed touch each other.
    if (file.laid && free.has(file.name)) return null;
    const sides = touchedSides(await opacityOf(file), cells);
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

/** Sides that a figure touches more than it may, in any of its cells. */
function touchedSides({ width, height, data }: Opacity, { columns, rows, touch }: Cells): Side[] {
  const [wide, high] = [Math.floor(width / columns), Math.floor(height / rows)];
  const seen = (x: number, y: number): number => ((data[y * width + x] ?? 0) >= VISIBLE ? 1 : 0);
  const touched = new Set<Side>();
  for (let left = 0; left + wide <= width; left += wide) {
    for (let top = 0; top + high <= height; top += high) {
      const column = (x: number) => sum(high, (y) => seen(left + x, top + y)) > touch * high;
      const row = (y: number) => sum(wide, (x) => seen(left + x, top + y)) > touch * wide;
      if (column(0)) touched.add('left');
      if (column(wide - 1)) touched.add('right');
      if (row(0)) touched.add('upper');
      if (row(high - 1)) touched.add('lower');
    }
  }
  return [...touched];
}

function sum(count: number, at: (index: number) => number): number {
  let all = 0;
  for (let index = 0; index < count; index += 1) all += at(index);
  return all;
}
