/**
 * Smooth curves through points by John Hobby's method ("Smooth, easy to compute interpolating splines",
 * Discrete and Computational Geometry 1, 1986): the angles at the points solve a linear system so that
 * the curvature changes little from one piece to the next.
 */
import type { Curve, Position } from './path.ts';

/** Handle length, × 3 and relative to the chord, for the leaving angle `theta` and the arriving angle `phi`. */
function velocity(theta: number, phi: number): number {
  const c = (3 - Math.sqrt(5)) / 2;
  const [sinT, sinP, cosT, cosP] = [Math.sin(theta), Math.sin(phi), Math.cos(theta), Math.cos(phi)];
  const alpha = Math.SQRT2 * (sinT - sinP / 16) * (sinP - sinT / 16) * (cosT - cosP);
  return Math.max(0.25, (2 + alpha) / (1 + (1 - c) * cosT + c * cosP));
}

function wrapAngle(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
}

/** Gaussian elimination with pivoting; the systems have about a dozen unknowns. */
function solve(matrix: number[][], values: number[]): number[] {
  const size = values.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++) {
      if (Math.abs(matrix[row]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = row;
    }
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    [values[i], values[pivot]] = [values[pivot]!, values[i]!];
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      for (let column = i; column < size; column++) matrix[row]![column]! -= factor * matrix[i]![column]!;
      values[row]! -= factor * values[i]!;
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = values[i]!;
    for (let column = i + 1; column < size; column++) sum -= matrix[i]![column]! * found[column]!;
    found[i] = sum / matrix[i]![i]!;
  }
  return found;
}

function straight(from: Position, to: Position): Curve {
  const [dx, dy] = [(to[0] - from[0]) / 3, (to[1] - from[1]) / 3];
  return [from[0] + dx, from[1] + dy, to[0] - dx, to[1] - dy, to[0], to[1]];
}

/** The cubic pieces of a smooth curve through `points`; a `closed` curve returns to the first point. */
export function smoothCurves(points: readonly Position[], closed: boolean): Curve[] {
  const count = points.length;
  if (count === 2 && !closed) return [straight(points[0]!, points[1]!)];
  const at = (k: number): Position => points[(k + count) % count]!;
  const chord = (k: number): number => {
    return Math.max(1e-3, Math.hypot(at(k + 1)[0] - at(k)[0], at(k + 1)[1] - at(k)[1]));
  };
  const heading = (k: number): number => Math.atan2(at(k + 1)[1] - at(k)[1], at(k + 1)[0] - at(k)[0]);
  const turn = (k: number): number => {
    const isEnd = !closed && (k === 0 || k >= count - 1);
    return isEnd ? 0 : wrapAngle(heading(k) - heading(k - 1));
  };

  const matrix = points.map(() => new Array<number>(count).fill(0));
  const values = new Array<number>(count).fill(0);
  for (let k = 0; k < count; k++) {
    const row = matrix[k]!;
    const [previous, next] = [(k - 1 + count) % count, (k + 1) % count];
    if (!closed && (k === 0 || k === count - 1)) {
      row[k] = 1;
      row[k === 0 ? next : previous] = 1;
      values[k] = k === 0 ? -turn(1) : 0;
      continue;
    }
    const [before, after] = [1 / chord(previous), 1 / chord(k)];
    row[previous]! += before;
    row[k]! += 2 * before + 2 * after;
    row[next]! += after;
    values[k] = -2 * before * turn(k) - after * turn(k + 1);
  }
  const leaving = solve(matrix, values);

  return Array.from({ length: closed ? count : count - 1 }, (_, k): Curve => {
    const [from, to] = [at(k), at(k + 1)];
    const theta = leaving[k]!;
    const phi = -turn(k + 1) - leaving[(k + 1) % count]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [first, second] = [velocity(theta, phi) / 3, velocity(phi, theta) / 3];
    const [cosT, sinT, cosP, sinP] = [Math.cos(theta), Math.sin(theta), Math.cos(phi), Math.sin(phi)];
    return [
      from[0] + first * (dx * cosT - dy * sinT),
      from[1] + first * (dx * sinT + dy * cosT),
      to[0] - second * (dx * cosP + dy * sinP),
      to[1] - second * (dy * cosP - dx * sinP),
      to[0],
      to[1],
    ];
  });
}
