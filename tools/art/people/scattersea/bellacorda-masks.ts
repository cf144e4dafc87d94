import { ellipse, type Frame, spline } from '../kit.ts';

/** A tiny mask at the end of a stick: an oval face with eye holes, cheeks and a mouth. */
export function drawMask(stick: Frame, ramp: string): void {
  const face = stick.inside({ x: 0, y: -62, size: 0.88 });
  face.form('0,-24 14,-21 19,-8 16,8 8,19 0,23 -8,19 -16,8 -19,-8 -14,-21', {
    ramp,
    shade: 4,
    lineRamp: 'lilac',
    lineWidth: 0.85,
  });
  for (const x of [-7.5, 7.5]) {
    face.flat(ellipse(x, -4, 4.6, 4), '#3a2456');
    face.flat(ellipse(x * 1.35, 6, 3.4, 2.6), '#f2567e', 0.5);
  }
  face.flat(spline('-5,11! 0,12 5,11! 2,16 -2,16'), '#c23a5e');
}
