import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';

type Tongue = readonly [a: number, b: number, corner?: boolean];

const OUTLINE: readonly Tongue[] = [
  [0, 0.05],
  [-0.36, -0.04],
  [-0.5, -0.3],
  [-0.44, -0.52],
  [-0.52, -0.74, true],
  [-0.3, -0.62],
  [-0.2, -0.56],
  [-0.1, -0.78],
  [0.06, -1.05, true],
  [0.16, -0.8],
  [0.2, -0.56],
  [0.32, -0.6],
  [0.46, -0.72, true],
  [0.5, -0.44],
  [0.5, -0.22],
  [0.34, -0.03],
];
const CORE: readonly Tongue[] = [
  [0, 0.06],
  [-0.42, -0.1],
  [-0.4, -0.46],
  [-0.12, -0.7],
  [0.06, -1, true],
  [0.2, -0.66],
  [0.42, -0.4],
  [0.4, -0.1],
];

function burning(
  outline: readonly Tongue[],
  x: number,
  y: number,
  width: number,
  height: number,
  lean: number,
) {
  return spline(
    outline.map(([a, b, corner = false]): Point => {
      return [x + a * width + lean * b * b * width * 1.2, y + b * height, corner];
    }),
  );
}

/** A flame of three tongues with its base at (x, y); `lean` above 0 bends it to the right. */
export function flame(x: number, y: number, width: number, height: number, lean = 0): Path {
  return burning(OUTLINE, x, y, width, height, lean);
}

/** The inner tongue of a flame. */
export function flameCore(x: number, y: number, width: number, height: number, lean = 0): Path {
  return burning(CORE, x, y, width, height, lean);
}

/** Draws a fire in the colours `flame`, `flameMiddle` and `flameTip`; unshaded, as shading would look noisy. */
export function fire(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  lean = 0,
  options: FormOptions = {},
): void {
  scene.part('flame', () => {
    scene.form(flame(x, y, width, height, lean), {
      ramp: 'flame',
      shade: 0,
      miter: true,
      rim: false,
      gradient: false,
      marks: [
        { path: flame(x, y + 1, width * 0.72, height * 0.74, lean), ramp: 'flameMiddle' },
        { path: flameCore(x, y + 1, width * 0.42, height * 0.5, lean), ramp: 'flameTip' },
      ],
      ...options,
    });
  });
}

/** A small ghost light in the colour `accent`. */
export function wisp(scene: Scene, x: number, y: number, width: number, height: number): void {
  scene.form(flame(x, y, width, height, 0.1), {
    ramp: 'accent',
    miter: true,
    rim: false,
    shade: 0,
    lineWidth: 0.7,
    marks: [{ path: flameCore(x, y, width * 0.5, height * 0.6, 0.1), flat: '#ffffff' }],
  });
}
