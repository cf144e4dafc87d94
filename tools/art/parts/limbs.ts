import type { FormLine } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import { localPoints } from '../core/points.ts';
import { spline } from '../core/shapes.ts';

export interface LegOptions {
  /** How far the knee bends to the left. */
  readonly knee?: number;
  readonly footHeight?: number;
}

/** A leg from `top` to the ground at `bottom`; its toe points to the left. */
export function leg(
  x: number,
  top: number,
  bottom: number,
  topWidth: number,
  footWidth: number,
  toe = 6,
  options: LegOptions = {},
): Path {
  const knee = (options.knee ?? 0) * 0.4;
  const foot = options.footHeight ?? Math.min(16, footWidth * 0.62);
  const half = footWidth / 2;
  // The middle points depend on the remaining length: fixed ones would make loops at the knee of short legs.
  const outline: Point[] = [
    [x - topWidth / 2, top],
    [x - half - knee - (topWidth - footWidth) * 0.05, top + (bottom - foot * 1.25 - top) * 0.55],
    [x - half, bottom - foot * 1.25],
    [x - half - toe, bottom - foot * 0.5],
    [x - half - toe * 0.55, bottom],
    [x + footWidth * 0.1, bottom + 0.8],
    [x + half + 1, bottom - 1],
    [x + half + 1.4, bottom - foot * 0.8],
    [x + half - knee, top + (bottom - foot * 0.8 - top) * 0.5],
    [x + topWidth / 2, top],
  ];
  return spline(outline).withThickness((topWidth + footWidth) / 2);
}

/** A hind leg with thigh and hock; `back` is how far the hock protrudes backwards. */
export function hindLeg(
  x: number,
  top: number,
  bottom: number,
  thighWidth: number,
  footWidth: number,
  toe = 6,
  back = 9,
): Path {
  const height = bottom - top;
  const foot = Math.min(15, footWidth * 0.62);
  const outline: Point[] = [
    [x - thighWidth * 0.5, top],
    [x - thighWidth * 0.5, top + height * 0.3],
    [x - footWidth * 0.2, top + height * 0.56],
    [x - footWidth * 0.42 + 2, bottom - foot * 1.5],
    [x - footWidth * 0.5 - toe, bottom - foot * 0.55],
    [x - footWidth * 0.5 - toe * 0.6, bottom],
    [x, bottom + 0.8],
    [x + footWidth * 0.55, bottom - 0.5],
    [x + footWidth * 0.62, bottom - foot],
    [x + footWidth * 0.55 + back, top + height * 0.6],
    [x + thighWidth * 0.55, top + height * 0.3],
    [x + thighWidth * 0.5, top],
  ];
  return spline(outline).withThickness((thighWidth + footWidth) / 2);
}

/** Lines between the toes of a leg that ends at (x, bottom). */
export function toes(x: number, bottom: number, footWidth: number, toe: number, count = 2): FormLine[] {
  const left = x - footWidth / 2;
  return Array.from({ length: count }, (_, i): FormLine => {
    const step = ((i + 1) * (footWidth * 0.9 + toe)) / (count + 1);
    const upper: Point = [left - toe * 0.55 + step - 1, bottom - 8];
    const lower: Point = [left - toe * 0.6 + step - 2, bottom - 1];
    return { path: [upper, lower], width: 3.2 };
  });
}

/** A round fist. */
export function fist(x: number, y: number, radius: number, mirror = false): Path {
  const at = localPoints(x, y, radius, mirror);
  return spline([
    at(-0.95, -0.1),
    at(-0.7, -0.78),
    at(0, -1),
    at(0.72, -0.76),
    at(1, 0),
    at(0.78, 0.72),
    at(0.05, 0.95),
    at(-0.68, 0.76),
  ]).withThickness(radius * 1.6);
}
