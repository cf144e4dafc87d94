import { describe, expect, it } from 'vitest';
import { contour, type Neighbourhood } from './contour.ts';
import { outlineAt } from './surface.ts';

/** Nine cells, given as three rows of `#` (terrain) and `.`. */
const cells =
  (rows: readonly string[]): Neighbourhood =>
  (dx, dy) =>
    rows[dy + 1]?.[dx + 1] === '#';

describe('outlines of terrain', () => {
  it('draws a cell that stands alone as one closed loop', () => {
    const data = contour(cells(['...', '.#.', '...']), outlineAt(1));
    expect(data.match(/M/g)).toHaveLength(1);
    expect(data.endsWith('Z')).toBe(true);
  });

  it('keeps two cells that touch at a corner apart', () => {
    const data = contour(cells(['#..', '.#.', '...']), outlineAt(1));
    expect(data.match(/M/g)).toHaveLength(1);
  });

  it('finds the same outline for cells that look the same', () => {
    const near = contour(cells(['#..', '###', '...']), outlineAt(1));
    const far = contour(cells(['#..', '###', '...']), outlineAt(1));
    expect(near).toBe(far);
    expect(contour(cells(['...', '.#.', '...']), outlineAt(1))).toBe(
      contour(cells(['#.#', '.#.', '#.#']), outlineAt(1)),
    );
  });

  it('writes numbers only', () => {
    expect(contour(cells(['#.#', '.#.', '##.']), outlineAt(5))).not.toContain('NaN');
  });
});
