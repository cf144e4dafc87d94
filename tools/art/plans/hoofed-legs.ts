import type { Path, Point } from '../core/path.ts';
import { spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';

/** A slender foreleg with knee and hoof. */
export function hoofedForeleg(x: number, top: number, bottom: number, width: number, shank: number): Path {
  const height = bottom - top;
  const outline: Point[] = [
    [x - width * 0.5, top],
    [x - width * 0.42, top + height * 0.3],
    [x - shank * 0.58, top + height * 0.54],
    [x - shank * 0.42, top + height * 0.7],
    [x - shank * 0.46, bottom - shank * 0.95],
    [x - shank * 0.86, bottom, true],
    [x + shank * 0.56, bottom, true],
    [x + shank * 0.5, bottom - shank * 0.9],
    [x + shank * 0.42, top + height * 0.7],
    [x + shank * 0.56, top + height * 0.54],
    [x + width * 0.42, top + height * 0.3],
    [x + width * 0.5, top],
  ];
  return spline(outline).withThickness((width + shank) / 2);
}

/** A hind leg with a strong thigh and the hock behind it. */
export function hoofedHindLeg(x: number, top: number, bottom: number, thigh: number, shank: number): Path {
  const height = bottom - top;
  const back = 4 + height * 0.07;
  const outline: Point[] = [
    [x - thigh * 0.5, top],
    [x - thigh * 0.52, top + height * 0.26],
    [x - shank * 0.24, top + height * 0.5],
    [x - shank * 0.3 + back * 0.5, top + height * 0.62],
    [x - shank * 0.46, bottom - shank],
    [x - shank * 0.86, bottom, true],
    [x + shank * 0.56, bottom, true],
    [x + shank * 0.52, bottom - shank * 0.9],
    [x + shank * 0.5 + back, top + height * 0.64],
    [x + shank * 0.72 + back, top + height * 0.55],
    [x + thigh * 0.52, top + height * 0.26],
    [x + thigh * 0.5, top],
  ];
  return spline(outline).withThickness((thigh + shank) / 2);
}

/** The place of the hoof of a lifted foreleg. */
export function liftedHoof(x: number, top: number, bottom: number, step: number) {
  const height = bottom - top;
  return [x - 8 - 18 * step, bottom - height * (0.1 + 0.18 * step)] as const;
}

/** A foreleg bent at the knee. */
export function liftedForeleg(
  x: number,
  top: number,
  bottom: number,
  width: number,
  shank: number,
  step: number,
): Path {
  const height = bottom - top;
  const [hoofX, hoofY] = liftedHoof(x, top, bottom, step);
  return tube(
    [
      [x, top, width * 0.5],
      [x - 5 - 14 * step, top + height * (0.4 - 0.02 * step), shank * 0.68],
      [x - 8 - 26 * step, top + height * (0.52 - 0.06 * step), shank * 0.6],
      [hoofX - 3 * step, hoofY - shank, shank * 0.46],
      [hoofX, hoofY, shank * 0.72],
    ],
    { endCap: 'flat' },
  );
}
