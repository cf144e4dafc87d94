import { type FormOptions, type Path, type Point, polygon, readPoints, spline } from '../../kit.ts';
import type { Frame } from '../frame.ts';

const HAIR: FormOptions = { ramp: 'hair', shade: 8 };

/**
 * An outline with an outward bump between every two corners, `depth` units high, for curls, wool and fur. Edges that
 * start at a point with `!` stay straight.
 */
export function curlyOutline(corners: string, depth = 7): Path {
  const points = readPoints(corners);
  const outwards = polygon(points).area() > 0 ? depth : -depth;
  return spline(
    points.flatMap(([x, y, plain], i): Point[] => {
      if (plain) return [[x, y, true]];
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      const [dx, dy] = [nextX - x, nextY - y];
      const length = Math.hypot(dx, dy) || 1;
      return [
        [x, y, true],
        [x + dx / 2 + (dy / length) * outwards, y + dy / 2 - (dx / length) * outwards],
      ];
    }),
  );
}

/** Short curls. For longer ones add `drawCurlsBehind`. */
export function drawCurls(head: Frame, options: FormOptions = {}): void {
  const rim = '46,12 60,0 64,-20 56,-42 40,-60 18,-70 -8,-70 -32,-60 -48,-42 -52,-20! -44,-14';
  head.form(curlyOutline(`${rim} -34,-26 -18,-32 0,-34 18,-32 30,-20 34,-4! 40,6!`), { ...HAIR, ...options });
}

/** Curls behind the head; with `low` 1 they reach the shoulders. */
export function drawCurlsBehind(head: Frame, low = 0, options: FormOptions = {}): void {
  const y = low * 50;
  const left = `-52,${24 + y} -64,${2 + y * 0.4} -66,-24 -56,-50 -36,-70`;
  const right = `-8,-78 22,-76 48,-64 64,-42 72,-16 70,${10 + y * 0.4} 62,${34 + y} 40,${46 + y} 10,${50 + y} -24,${44 + y}`;
  head.form(curlyOutline(`${right} ${left}`), { ...HAIR, dim: true, ...options });
}
