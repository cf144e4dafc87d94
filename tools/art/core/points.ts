import type { Point } from './path.ts';

/** Points as text (`'x,y x,y! x,y'`, `!` marks a sharp corner) or as a list. */
export type PointsSource = string | readonly Point[];

/** @throws Error when a coordinate is not a number */
export function readPoints(source: PointsSource): Point[] {
  const points = typeof source === 'string' ? source.trim().split(/\s+/).map(readPoint) : [...source];
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) {
    throw new Error(`not all points are numbers: ${JSON.stringify(source)}`);
  }
  return points;
}

function readPoint(text: string): Point {
  const corner = text.endsWith('!');
  const [x = Number.NaN, y = Number.NaN] = text.replace('!', '').split(',').map(Number);
  return [x, y, corner];
}

/** Returns a local coordinate system: `at(a, b)` is `unit` × (a, b) from (x, y); `mirror` flips it sideways. */
export function localPoints(x: number, y: number, unit: number, mirror = false) {
  const side = mirror ? -1 : 1;
  return (a: number, b: number, corner = false): Point => [x + side * a * unit, y + b * unit, corner];
}
