import type { Path, Point } from '../core/path.ts';
import { spline } from '../core/shapes.ts';

export interface SkullOptions {
  /** Factor on the width. */
  readonly wide?: number;
  /** Factor on the height. */
  readonly high?: number;
  /** How much the cheeks stand out, 0…1. */
  readonly cheek?: number;
}

/** The round head of most creatures. */
export function skull(x: number, y: number, radius: number, options: SkullOptions = {}): Path {
  const { wide = 1, high = 1, cheek = 0 } = options;
  const at = (a: number, b: number): Point => [x + a * radius * wide, y + b * radius * high];
  return spline([
    at(-0.02, -1),
    at(0.7, -0.72),
    at(1, -0.05),
    at(0.86 + cheek * 0.12, 0.5),
    at(0.3, 0.88),
    at(-0.42, 0.88),
    at(-0.9 - cheek * 0.1, 0.48),
    at(-1, -0.08),
    at(-0.72, -0.72),
  ]).withThickness(radius * 1.7);
}

/** A wide head with tufts of fur at the cheeks. */
export function tuftedSkull(x: number, y: number, radius: number, wide = 1): Path {
  const at = (a: number, b: number, corner = false): Point => [x + a * radius * wide, y + b * radius, corner];
  return spline([
    at(-0.02, -0.96),
    at(0.68, -0.74),
    at(0.98, -0.12),
    at(1.3, 0.36, true),
    at(1, 0.42),
    at(1.14, 0.72, true),
    at(0.62, 0.78),
    at(0, 0.92),
    at(-0.5, 0.84),
    at(-0.98, 0.62, true),
    at(-0.92, 0.34),
    at(-1.14, 0.22, true),
    at(-0.98, -0.14),
    at(-0.7, -0.72),
  ]).withThickness(radius * 1.7);
}
