import type { FormOptions } from '../core/form.ts';
import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';

/** A hoof whose sole is centred on (x, y), its toe to the left; `degrees` tips it when the leg is lifted. */
export function drawHoof(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  degrees = 0,
  options: FormOptions = {},
): void {
  scene.part('hoof', () => {
    const outline: Point[] = [
      [-width * 0.36, -width * 0.72, true],
      [0, -width * 0.8],
      [width * 0.38, -width * 0.72, true],
      [width * 0.46, -width * 0.3],
      [width * 0.48, 0, true],
      [0, width * 0.05],
      [-width * 0.6, 0, true],
      [-width * 0.52, -width * 0.34],
    ];
    scene.form(spline(outline).withThickness(width).rotate(degrees).move(x, y), {
      ramp: 'hoof',
      lineWidth: 0.85,
      rim: false,
      shade: 2.5,
      ...options,
    });
  });
}
