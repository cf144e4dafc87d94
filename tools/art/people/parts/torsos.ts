import { type FormOptions, type Path, type Scene, spline } from '../../kit.ts';

export interface TorsoOptions extends FormOptions {
  /** Middle of the neck at the shoulders, on the canvas. */
  readonly x?: number;
  readonly y?: number;
  /** Factor on the width: 1 reaches from x 34 to 226; slim people have 0.8, giants 1.15. */
  readonly wide?: number;
  /** Slope of the shoulders: 0 square, 1 average, 2 sloping. */
  readonly slope?: number;
  /** Half width of the neck. */
  readonly neck?: number;
}

/** The outline of a chest that extends over the lower edge; its near shoulder is the right one. */
export function torsoOutline(options: TorsoOptions = {}): Path {
  const { x = 130, y = 200, wide = 1, slope = 1, neck = 30 } = options;
  const at = (a: number, b: number, corner = false): [number, number, boolean] => [
    x + a * wide,
    y + b,
    corner,
  ];
  return spline([
    at(-neck / wide, -4),
    at(-58, 4 + slope * 5),
    at(-84, 18 + slope * 8),
    at(-95, 44 + slope * 6),
    at(-97, 92, true),
    at(97, 92, true),
    at(96, 44 + slope * 6),
    at(84, 16 + slope * 8),
    at(58, 3 + slope * 5),
    at(neck / wide, -4),
    at(0, 6),
  ]);
}

/** Chest and shoulders. Draw them before the neck, and collars after it. */
export function drawTorso(scene: Scene, options: TorsoOptions = {}): void {
  const { x, y, wide, slope, neck, ...form } = options;
  scene.form(torsoOutline(options), { ramp: 'coat', shade: 12, ...form });
}
