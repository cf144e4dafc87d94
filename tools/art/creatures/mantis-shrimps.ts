import { ellipse, eye, type Scene, spline, tube } from '../kit.ts';
import type { EyeKind } from '../parts/eye-shapes.ts';

/** Colours of the mantis shrimps. */
export const SHRIMPS = {
  main: '#2fb492',
  belly: '#f6e2a6',
  sand: '#f4c95a',
  glove: '#e8413f',
  farGlove: '#c92c48',
  stalk: '#6fd8b0',
  iris: '#8a3fc8',
};

export const SHRIMP_ROLES = { sand: 'accent', glove: 'accent', farGlove: 'accent', stalk: 'main' } as const;

/** A round eye on a stalk that starts at the spine point `root` (`x,y,radius`). */
export function drawStalkEye(
  scene: Scene,
  root: string,
  x: number,
  y: number,
  width: number,
  kind: EyeKind,
  far = false,
): void {
  scene.form(tube(`${root} ${x},${y + width * 0.4},${width * 0.28}`), { ramp: 'main', dim: far, rim: false });
  scene.form(ellipse(x, y, width * 0.64, width * 0.7), { ramp: 'stalk', dim: far, shade: 4 });
  eye(scene, x - width * 0.05, y + width * 0.02, width, width * 1.12, {
    kind,
    mirror: far && kind !== 'round',
    irisWidth: 0.74,
    look: far && kind !== 'round' ? [0.16, 0.04] : [-0.16, 0.04],
  });
}

/** A claw like a boxing glove with its middle at (x, y), the thumb on its right, turned by `degrees`. */
export function drawGlove(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  degrees: number,
  ramp = 'glove',
): void {
  const at = (a: number, b: number): string => `${x + a * radius},${y + b * radius}`;
  const ball = spline(
    [
      at(-1, -0.05),
      at(-0.74, -0.76),
      at(0, -1.02),
      at(0.72, -0.78),
      at(1, -0.06),
      at(0.8, 0.66),
      at(0.34, 0.94),
      at(-0.34, 0.96),
      at(-0.8, 0.68),
    ].join(' '),
  ).rotate(degrees, x, y);
  scene.form(ball.withThickness(radius * 1.7), {
    ramp,
    shade: radius * 0.26,
    highlights: [ellipse(x - radius * 0.4, y - radius * 0.52, radius * 0.28, radius * 0.15, -32)],
  });
  const thumb = tube([
    [x + radius * 0.72, y + radius * 0.5, radius * 0.2],
    [x + radius * 0.86, y + radius * 0.1, radius * 0.29],
    [x + radius * 0.74, y - radius * 0.3, radius * 0.25],
  ]).rotate(degrees, x, y);
  scene.form(thumb, { ramp, lineWidth: 0.85, rim: false, shade: radius * 0.1 });
}
