import type { FormOptions, Scene } from '../../kit.ts';
import { tube } from '../../kit.ts';

/** An arm: shoulder, elbow and wrist as a spine `'x,y,radius …'` on the canvas. */
export function drawSleeve(scene: Scene, spine: string, options: FormOptions = {}): void {
  scene.form(tube(spine, { endCap: 'flat' }), { ramp: 'coat', shade: 7, ...options });
}

/** A cuff around a wrist: a short band across the arm at (x, y), which points in the direction `degrees`. */
export function drawCuff(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  degrees: number,
  options: FormOptions = {},
): void {
  const band = tube(`0,${-width * 0.4},7 0,0,7.6 0,${width * 0.4},7`);
  scene.form(band.rotate(degrees).move(x, y), {
    ramp: 'trim',
    lineWidth: 0.85,
    shade: 3,
    rim: false,
    ...options,
  });
}
