import { smoothCurves } from './hobby.ts';
import type { Path, Point } from './path.ts';
import { pointOnCurve } from './path.ts';
import { type PointsSource, readPoints } from './points.ts';
import { spline } from './shapes.ts';

/** A point on the spine of a tube with the half width there. */
export type SpinePoint = readonly [x: number, y: number, radius: number];
/** A spine as text (`'x,y,radius x,y,radius'`) or as a list. */
export type SpineSource = string | readonly SpinePoint[];
export type Cap = 'round' | 'flat';
export interface TubeOptions {
  readonly startCap?: Cap;
  readonly endCap?: Cap;
}

/** An end with a smaller half width than this is drawn as one sharp tip. */
const TIP = 0.8;

/** @throws Error if a point does not have three numbers */
export function readSpine(source: SpineSource): readonly SpinePoint[] {
  if (typeof source !== 'string') return source;
  return source
    .trim()
    .split(/\s+/)
    .map((text): SpinePoint => {
      const [x = Number.NaN, y = Number.NaN, radius = Number.NaN] = text.split(',').map(Number);
      if (!Number.isFinite(x + y + radius)) throw new Error(`not x,y,radius: ${text} in ${source}`);
      return [x, y, radius];
    });
}

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly directionX: number;
  readonly directionY: number;
  readonly radius: number;
}

function sampleSpine(spine: readonly SpinePoint[]): Sample[] {
  const curves = smoothCurves(
    spine.map(([x, y]) => [x, y]),
    false,
  );
  return curves.flatMap((curve, k) => {
    const [from, to] = [spine[k]!, spine[k + 1]!];
    const steps = k === curves.length - 1 ? [0, 0.5, 1] : [0, 0.5];
    return steps.map((t): Sample => {
      const u = 1 - t;
      const [x, y] = pointOnCurve([from[0], from[1]], curve, t);
      const [a, b, c] = [3 * u * u, 6 * u * t, 3 * t * t];
      const dx = a * (curve[0] - from[0]) + b * (curve[2] - curve[0]) + c * (curve[4] - curve[2]);
      const dy = a * (curve[1] - from[1]) + b * (curve[3] - curve[1]) + c * (curve[5] - curve[3]);
      const length = Math.hypot(dx, dy) || 1;
      const eased = (t + t * t * (3 - 2 * t)) / 2;
      const share = from[2] < 1 || to[2] < 1 ? t : eased;
      const radius = from[2] + (to[2] - from[2]) * share;
      return { x, y, directionX: dx / length, directionY: dy / length, radius };
    });
  });
}

function capPoint(sample: Sample, cap: Cap, outward: 1 | -1): Point[] {
  if (sample.radius < TIP) return [[sample.x, sample.y, true]];
  if (cap === 'flat') return [];
  const reach = sample.radius * 0.95 * outward;
  return [[sample.x + sample.directionX * reach, sample.y + sample.directionY * reach]];
}

/** A limb, tail, neck or horn: a smooth spine with a half width at each of its points. */
export function tube(source: SpineSource, options: TubeOptions = {}): Path {
  const { startCap = 'round', endCap = 'round' } = options;
  const samples = sampleSpine(readSpine(source));
  const last = samples.length - 1;
  const sides = samples.flatMap((sample, i) => {
    const isEnd = i === 0 || i === last;
    if (isEnd && sample.radius < TIP) return [];
    const corner = (i === 0 && startCap === 'flat') || (i === last && endCap === 'flat');
    const [ox, oy] = [sample.directionY * sample.radius, -sample.directionX * sample.radius];
    const left: Point = [sample.x + ox, sample.y + oy, corner];
    const right: Point = [sample.x - ox, sample.y - oy, corner];
    return [{ left, right }];
  });
  const outline = [
    ...capPoint(samples[0]!, startCap, -1),
    ...sides.map((side) => side.left),
    ...capPoint(samples[last]!, endCap, 1),
    ...sides.map((side) => side.right).reverse(),
  ];
  const mean = samples.reduce((sum, sample) => sum + sample.radius, 0) / samples.length;
  return spline(outline).withThickness(2 * mean);
}

/** Where a brush line thins out; on forms, `none` is drawn as a plain stroke. */
export type Taper = 'both' | 'end' | 'start' | 'none';

function brushWidth(t: number, taper: Taper): number {
  if (taper === 'both') return Math.max(0.18, Math.sin(Math.PI * (0.08 + 0.84 * t)));
  if (taper === 'end') return Math.max(0.12, 1 - t * 0.9);
  if (taper === 'start') return Math.max(0.12, t);
  return 1;
}

/** A tapered brush line through the points; `width` is its greatest width. */
export function ink(source: PointsSource, width = 4, taper: Taper = 'both'): Path {
  const points = readPoints(source);
  if (points.length === 2) {
    const [from, to] = [points[0]!, points[1]!];
    points.splice(1, 0, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  }
  const last = points.length - 1;
  return tube(points.map(([x, y], i) => [x, y, (width / 2) * brushWidth(i / last, taper) + 0.35]));
}
