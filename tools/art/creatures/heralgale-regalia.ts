import { type Scene, spline } from '../kit.ts';

/** A pennant of the tail: swallow-tailed, with a stripe along it. */
export function drawPennant(scene: Scene, outline: string, stripe: string, dim: boolean): void {
  scene.form(spline(outline).withThickness(36), {
    ramp: 'royal',
    miter: true,
    shade: 7,
    dim,
    marks: [{ path: spline(stripe), ramp: 'brass' }],
  });
}
