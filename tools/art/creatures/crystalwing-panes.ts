import { type Point, polygon, type Scene } from '../kit.ts';

/** Panes: left and right as fractions of half the width, bottom and top of the height, colour. */
const PANES = [
  [-0.5, -0.04, 0.1, 0.36, 'pane'],
  [0.04, 0.5, 0.1, 0.36, 'lilac'],
  [-0.78, -0.04, 0.4, 0.68, 'frost'],
  [0.04, 0.78, 0.4, 0.68, 'pane'],
  [-0.7, -0.04, 0.72, 1.02, 'lilac'],
  [0.04, 0.7, 0.72, 1.02, 'frost'],
] as const;

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Lean from upright, clockwise. */
  readonly degrees: number;
  readonly dim?: boolean;
  /** Leaves out a corner, as if broken. */
  readonly broken?: boolean;
}

/** A wing that is a leaded window, with its root at (x, y). */
export function drawWindow(
  scene: Scene,
  { x, y, width, height, degrees, dim = false, broken = false }: Window,
): void {
  const at = (a: number, b: number): Point => [x + (a * width) / 2, y - b * height];
  const place = (points: readonly Point[]) => polygon(points).withThickness(width).rotate(degrees, x, y);
  const top = broken
    ? [at(-0.66, 0.98), at(-0.1, 1.1), at(0.16, 0.92), at(0.5, 0.96), at(0.62, 0.8)]
    : [at(-0.66, 0.98), at(0, 1.14), at(0.66, 0.98)];
  const frame = place([
    at(-0.14, -0.02),
    at(-0.62, 0.3),
    at(-1, 0.72),
    ...top,
    at(1, 0.7),
    at(0.62, 0.3),
    at(0.14, -0.02),
  ]);
  const glass = PANES.map(([left, right, bottom, above, ramp]) => ({
    path: place([at(left, bottom), at(right, bottom), at(right, above), at(left, above)]),
    ramp,
  }));
  const diamond = place([at(0, 0.33), at(0.5, 0.48), at(0, 0.63), at(-0.5, 0.48)]);
  const heart = place([at(0, 0.37), at(0.36, 0.48), at(0, 0.59), at(-0.36, 0.48)]);
  const glare = [
    place([at(-0.84, 0.72), at(0.24, 0.95), at(0.62, 0.95), at(-0.84, 0.64)]),
    place([at(-0.84, 0.2), at(0.84, 0.56), at(0.84, 0.52), at(-0.84, 0.16)]),
  ];
  scene.form(frame, {
    ramp: 'lead',
    miter: true,
    rim: false,
    shade: 3,
    dim,
    marks: [
      ...glass,
      { path: diamond, ramp: 'lead' },
      { path: heart, ramp: 'lilac' },
      { path: glare, flat: '#ffffff', opacity: dim ? 0.3 : 0.6 },
    ],
  });
}
