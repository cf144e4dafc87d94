import type { FormLine } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

export interface Scallop {
  readonly outline: Path;
  /** The ribs, for the option `lines` of the form. */
  readonly ribs: readonly FormLine[];
}

/** Half the angle of the fan, in radians. */
const SPREAD = (62 * Math.PI) / 180;

/** A scallop shell with its hinge at (x, y) that spreads in the direction `degrees`. */
export function scallop(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  lobes = 5,
): Scallop {
  const at = (lobe: number, share: number, corner = false): Point => {
    const angle = SPREAD * (-1 + (2 * lobe) / lobes);
    return [Math.cos(angle) * length * share, Math.sin(angle) * width * 0.62 * share, corner];
  };
  const edge = Array.from({ length: lobes + 1 }, (_, i): Point[] => {
    const valley = at(i, i === 0 || i === lobes ? 0.82 : 0.93, true);
    return i < lobes ? [valley, at(i + 0.5, 1.02)] : [valley];
  });
  const outline = spline([[0, -width * 0.1], ...edge.flat(), [0, width * 0.1]]);
  const place = (path: Path): Path => path.rotate(degrees).move(x, y);
  const ribs = Array.from({ length: lobes - 1 }, (_, i) => {
    return place(ink([at(i + 1, 0.9), at(i + 1, 0.6), at(i + 1, 0.28)], 3, 'end'));
  });
  return { outline: place(outline.withThickness(width * 0.6)), ribs };
}
