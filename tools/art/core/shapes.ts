import { smoothCurves } from './hobby.ts';
import type { Curve, Point, Position } from './path.ts';
import { Path } from './path.ts';
import { type PointsSource, readPoints } from './points.ts';

const places = (points: readonly Point[]): Position[] => points.map(([x, y]): Position => [x, y]);

/** A closed smooth outline through the points; points marked as corners stay sharp. */
export function spline(source: PointsSource): Path {
  const points = readPoints(source);
  const corners = points.flatMap((point, i) => (point[2] ? [i] : []));
  const first = corners[0];
  if (first === undefined) {
    return new Path([
      { start: places(points)[0]!, curves: smoothCurves(places(points), true), closed: true },
    ]);
  }
  const count = points.length;
  const curves = corners.flatMap((from, j): Curve[] => {
    const to = corners[(j + 1) % corners.length]!;
    const steps = (to - from + count) % count || count;
    const stretch = Array.from({ length: steps + 1 }, (_, i) => points[(from + i) % count]!);
    return smoothCurves(places(stretch), false);
  });
  return new Path([{ start: places(points)[first]!, curves, closed: true }]);
}

/** An open smooth line through the points. */
export function openSpline(source: PointsSource): Path {
  const points = readPoints(source);
  const last = points.length - 1;
  const inner = points.flatMap((point, i) => (point[2] && i > 0 && i < last ? [i] : []));
  const cuts = [0, ...inner, last];
  const curves = cuts.slice(1).flatMap((to, j) => {
    return smoothCurves(places(points.slice(cuts[j]!, to + 1)), false);
  });
  return new Path([{ start: places(points)[0]!, curves, closed: false }]);
}

/** A closed outline of straight edges. */
export function polygon(source: PointsSource): Path {
  return spline(readPoints(source).map(([x, y]): Point => [x, y, true]));
}

const CIRCLE_HANDLE = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx, degrees = 0): Path {
  const [hx, hy] = [CIRCLE_HANDLE * rx, CIRCLE_HANDLE * ry];
  const curves: Curve[] = [
    [cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry],
    [cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy],
    [cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry],
    [cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy],
  ];
  const path = new Path([{ start: [cx + rx, cy], curves, closed: true }]);
  return degrees ? path.rotate(degrees, cx, cy) : path;
}

/** A star of `count` rays between the two radii; `degrees` is where the first ray points. */
export function star(x: number, y: number, outer: number, inner: number, count: number, degrees = -90): Path {
  const points = Array.from({ length: count * 2 }, (_, i): Point => {
    const angle = ((degrees + (i * 180) / count) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, true];
  });
  return spline(points);
}
