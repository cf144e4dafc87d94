import type { FormOptions } from '../core/form.ts';
import type { Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { spike } from './leaves.ts';

type ClawShape = typeof spike;

function drawEach(scene: Scene, claws: string, shape: ClawShape, options: FormOptions): void {
  for (const text of claws.trim().split(/\s+/)) {
    const [x, y, length, width, degrees, bend = 0] = text.split(',').map(Number);
    if (x === undefined || y === undefined || !length || !width || degrees === undefined) {
      throw new Error(`not a claw: ${text}`);
    }
    scene.form(shape(x, y, length, width, degrees, bend), {
      ramp: 'claw',
      lineWidth: 0.75,
      miter: true,
      rim: false,
      shade: 2,
      ...options,
    });
  }
}

/** Draws straight claws in the colour `claw`; each is given as `x,y,length,width,degrees[,bend]`. */
export function drawClaws(scene: Scene, claws: string, options: FormOptions = {}): void {
  scene.part('claws', () => {
    drawEach(scene, claws, spike, options);
  });
}

/** A claw that curves like a sickle; its flat root is at (x, y). */
export function sickle(x: number, y: number, length: number, width: number, degrees: number, bend = 0) {
  const outline: Point[] = [
    [0, -width * 0.5, true],
    [length * 0.35, -width * 0.44 + bend * 0.1],
    [length * 0.72, -width * 0.26 + bend * 0.46],
    [length, bend, true],
    [length * 0.66, width * 0.2 + bend * 0.46],
    [length * 0.32, width * 0.42 + bend * 0.12],
    [0, width * 0.5, true],
  ];
  return spline(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** Draws curved claws; each is given as `x,y,length,width,degrees,bend`. A positive bend turns clockwise. */
export function drawSickles(scene: Scene, claws: string, options: FormOptions = {}): void {
  scene.part('claws', () => {
    drawEach(scene, claws, sickle, options);
  });
}
