import type { Path, Point } from '../core/path.ts';
import { spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

/** A cloud outline of `count` bumps, for wool, foliage and foam; `depth` is how far the bumps protrude. */
export function fluff(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  depth = 0.12,
  degrees = 0,
): Path {
  const outline = Array.from({ length: count }, (_, i): Point[] => {
    const valley = (((360 * i) / count + degrees) * Math.PI) / 180;
    const hill = (((360 * (i + 0.5)) / count + degrees) * Math.PI) / 180;
    return [
      [cx + Math.cos(valley) * rx, cy + Math.sin(valley) * ry, true],
      [cx + Math.cos(hill) * rx * (1 + depth), cy + Math.sin(hill) * ry * (1 + depth)],
    ];
  });
  return spline(outline.flat());
}

const CURL = [
  [1.1, -0.5],
  [0.2, -1],
  [-0.85, -0.35],
  [-0.6, 0.7],
  [0.35, 0.75],
  [0.55, 0.05],
  [0.05, -0.15],
] as const;

/** A spiral for wool. Simple arcs would look like smiling mouths. */
export function curl(x: number, y: number, radius: number, degrees = 0): Path {
  const spiral = CURL.map(([a, b]): Point => [a * radius, b * radius]);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ink(
    spiral.map(([a, b]): Point => [x + a * cos - b * sin, y + a * sin + b * cos]),
    3.2,
  );
}
