import { ellipse, type FormOptions, type Scene, type SpinePoint, tube } from '../kit.ts';

/** Colours of stiltlet and cranekata. */
export const STILTS = {
  main: '#bcc2d6',
  belly: '#ffffff',
  coral: '#f0584f',
  ink: '#3d3a4e',
  iris: '#d8452a',
};

export const STILT_ROLES = { coral: 'accent', ink: 'main' } as const;

/** A leg like a reed with a knob for a knee, in coral. */
export function drawStilt(
  scene: Scene,
  spine: readonly SpinePoint[],
  knee: readonly [number, number, number],
  options: FormOptions = {},
): void {
  scene.form([tube(spine), ellipse(...knee)], {
    ramp: 'coral',
    rim: false,
    lineWidth: 0.78,
    shade: 2.5,
    ...options,
  });
}

/** Long toes that spread from (x, y), each to (x + dx, y + dy). */
export function drawToes(
  scene: Scene,
  x: number,
  y: number,
  toes: readonly (readonly [number, number])[],
  options: FormOptions = {},
): void {
  const paths = toes.map(([dx, dy]) =>
    tube([
      [x, y, 4.6],
      [x + dx * 0.6, y + dy * 0.7, 4.2],
      [x + dx, y + dy, 3],
    ]),
  );
  scene.form(paths, { ramp: 'coral', rim: false, lineWidth: 0.78, shade: 2, ...options });
}
