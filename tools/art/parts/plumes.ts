import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { ink, tube } from '../core/tube.ts';
import { polar } from './polar.ts';

/** A feather that is narrow at its root (x, y) and broadest near its tip. */
export function plume(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, 0, true],
    [length * 0.42, -width * 0.2],
    [length * 0.7, -width * 0.5],
    [length * 0.88, -width * 0.36],
    [length, 0, true],
    [length * 0.88, width * 0.36],
    [length * 0.7, width * 0.5],
    [length * 0.42, width * 0.2],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** Draws a peacock feather whose eye is a flame, in the colours `ember`, `fan`, `gold`, `accent` and `wing`. */
export function drawPlume(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FormOptions = {},
): void {
  scene.part('plume', () => {
    const [eyeX, eyeY] = polar(x, y, length * 0.72, degrees);
    const [pupilX, pupilY] = polar(eyeX, eyeY, width * 0.03, degrees);
    const shaft = [0.1, 0.3, 0.5].map((share): Point => polar(x, y, length * share, degrees));
    scene.form(plume(x, y, length, width, degrees), {
      ramp: 'ember',
      miter: true,
      flat: true,
      lineWidth: 0.9,
      marks: [
        { path: plume(x, y, length * 0.93, width * 0.62, degrees), ramp: 'fan' },
        { path: ellipse(eyeX, eyeY, width * 0.27, width * 0.23, degrees), ramp: 'gold' },
        { path: ellipse(eyeX, eyeY, width * 0.19, width * 0.17, degrees), ramp: 'accent' },
        { path: ellipse(pupilX, pupilY, width * 0.09, width * 0.085), ramp: 'wing' },
      ],
      lines: [ink(shaft, 3, 'start')],
      ...options,
    });
  });
}

function drop(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, 0],
    [length * 0.3, -width * 0.5],
    [length * 0.62, -width * 0.34],
    [length, 0, true],
    [length * 0.62, width * 0.34],
    [length * 0.3, width * 0.5],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** Draws one feather of a crest: a flame-coloured drop on a thin stalk. */
export function drawCrestPlume(
  scene: Scene,
  x: number,
  y: number,
  stalk: number,
  length: number,
  width: number,
  degrees: number,
  dim = false,
): void {
  scene.part('crest', () => {
    const [tipX, tipY] = polar(x, y, stalk, degrees);
    scene.form(
      tube([
        [x, y, 3.2],
        [tipX, tipY, 2.8],
      ]),
      { ramp: 'stalk', lineWidth: 0.7, rim: false, dim },
    );
    scene.form(drop(...polar(x, y, stalk - 2, degrees), length, width, degrees), {
      ramp: 'ember',
      miter: true,
      rim: false,
      gradient: false,
      shade: 2,
      lineWidth: 0.9,
      dim,
      marks: [
        {
          path: drop(...polar(x, y, stalk + 1, degrees), length * 0.66, width * 0.66, degrees),
          ramp: 'gold',
        },
        { path: ellipse(...polar(x, y, stalk + length * 0.3, degrees), width * 0.2), ramp: 'accent' },
      ],
    });
  });
}
