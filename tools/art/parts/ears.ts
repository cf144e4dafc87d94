import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';

export interface Ear {
  readonly outer: Path;
  readonly inner: Path;
}

/** A pointed ear that points from (x, y) in the direction `degrees`. */
export function pointedEar(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  bend = 0,
): Ear {
  const make = (l: number, w: number, offset: number): Path => {
    const outline: Point[] = [
      [offset, -w * 0.5, true],
      [l * 0.5 + offset, -w * 0.42 + bend * 0.4],
      [l + offset, bend, true],
      [l * 0.5 + offset, w * 0.42 + bend * 0.4],
      [offset, w * 0.5, true],
      [-w * 0.2 + offset, 0],
    ];
    return spline(outline).withThickness(w).rotate(degrees).move(x, y);
  };
  return { outer: make(length, width, 0), inner: make(length * 0.72, width * 0.56, length * 0.06) };
}

export function roundEar(x: number, y: number, radius: number, innerShare = 0.58): Ear {
  return {
    outer: ellipse(x, y, radius),
    inner: ellipse(x, y + radius * 0.08, radius * innerShare),
  };
}

/** A long or hanging ear. */
export function longEar(x: number, y: number, length: number, width: number, degrees: number, bend = 0): Ear {
  const make = (l: number, w: number, offset: number): Path => {
    const outline: Point[] = [
      [offset, -w * 0.28],
      [l * 0.45 + offset, -w * 0.5 + bend * 0.3],
      [l * 0.88 + offset, -w * 0.36 + bend * 0.85],
      [l + offset, bend],
      [l * 0.86 + offset, w * 0.38 + bend * 0.85],
      [l * 0.45 + offset, w * 0.5 + bend * 0.3],
      [offset, w * 0.28],
    ];
    return spline(outline).withThickness(w).rotate(degrees).move(x, y);
  };
  return { outer: make(length, width, 0), inner: make(length * 0.76, width * 0.5, length * 0.1) };
}

/** Paints an ear; `inner` is the colour of its inside, by default that of the ear. */
export function drawEar(
  scene: Scene,
  ear: Ear,
  ramp: string,
  inner?: string,
  options: FormOptions = {},
): void {
  scene.part('ear', () => {
    const marks = inner ? [{ path: ear.inner, ramp: inner }] : [];
    scene.form(ear.outer, { ramp, marks, ...options });
  });
}
