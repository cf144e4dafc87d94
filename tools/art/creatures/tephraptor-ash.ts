import { type FormLine, type Scene, spike, tube } from '../kit.ts';
import { sickle } from '../parts/claws.ts';

/** The crest: jagged rock swept back, fire at its root. */
export function drawCrest(scene: Scene): void {
  for (const [x, y, length, width, degrees] of [
    [98, 84, 62, 28, 2],
    [94, 68, 66, 30, -22],
    [82, 56, 70, 30, -50],
    [66, 52, 62, 26, -72],
  ] as const) {
    scene.form(spike(x, y, length, width, degrees, 6), {
      miter: true,
      rim: false,
      shade: 4,
      marks: [{ path: spike(x - 2, y, length * 0.5, width * 0.5, degrees, 3), ramp: 'lava' }],
    });
  }
}

/** Seams through which lava glows, each as points on the form. */
export function lavaSeams(scene: Scene, seams: readonly string[], width = 4.4): FormLine[] {
  const edges = seams.map((path): FormLine => {
    return { path, width: width + 5, taper: 'none', colour: scene.ramp('main').line };
  });
  const fires = seams.map((path): FormLine => ({ path, width, taper: 'none', colour: scene.colour('lava') }));
  const hearts = seams.map((path): FormLine => {
    return { path, width: width * 0.36, taper: 'none', colour: scene.colour('spark') };
  });
  return [...edges, ...fires, ...hearts];
}

/** A foot with its ankle at (x, y); each toe is `x,y,degrees`: its end and the direction of its talon. */
export function drawTalons(scene: Scene, x: number, y: number, toes: string, dim: boolean): void {
  for (const toe of toes.split(' ')) {
    const [tipX = 0, tipY = 0, degrees = 0] = toe.split(',').map(Number);
    const middle = [(x + tipX) / 2, Math.min(y, tipY) + Math.abs(tipY - y) * 0.3, 8.5] as const;
    const bend = tipX > x ? -8 : 8;
    scene.form(sickle(tipX, tipY, 38, 19, degrees, -bend), {
      ramp: 'claw',
      lineWidth: 0.75,
      rim: false,
      shade: 3,
      dim,
    });
    scene.form(tube([[x, y, 9], middle, [tipX, tipY, 10]]), {
      ramp: 'plate',
      lineWidth: 0.85,
      rim: false,
      dim,
    });
  }
}
