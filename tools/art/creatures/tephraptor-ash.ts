import { curl, ellipse, type FormLine, polygon, type Scene, spline, tube } from '../kit.ts';
import { sickle } from '../parts/claws.ts';

/** A wing that is rock at its root and drifting ash at its tips. */
export function drawAshWing(
  scene: Scene,
  outline: string,
  ember: string,
  rock: string,
  lines: readonly FormLine[],
  dim = false,
): void {
  scene.form(spline(outline).withThickness(60), {
    ramp: 'ash',
    shade: 9,
    dim,
    marks: [
      { path: spline(ember), ramp: 'ember' },
      { path: polygon(rock), ramp: 'main' },
    ],
    lines,
  });
}

/** The crest: a crater rim with lava in it and smoke over it. */
export function drawCrater(scene: Scene): void {
  const rock = { miter: true, rim: false, shade: 4 } as const;
  scene.form(polygon('44,54 36,24 52,32 60,8 74,26 92,4 98,28 116,20 108,56').withThickness(24), {
    ...rock,
    dim: true,
  });
  scene.form(
    [ellipse(80, 14, 17, 15), ellipse(94, -8, 19, 17), ellipse(118, -20, 18, 16), ellipse(138, -16, 11, 10)],
    { ramp: 'ash', shade: 6, lines: [curl(96, -8, 8), curl(120, -19, 6)] },
  );
  scene.form(ellipse(76, 44, 30, 11, -4), {
    ramp: 'lava',
    flat: true,
    lineWidth: 0.7,
    marks: [{ path: ellipse(74, 46, 18, 6, -4), ramp: 'spark' }],
  });
  scene.form(
    polygon('36,42 50,40 58,48 70,38 80,50 94,38 102,46 118,36 112,68 76,74 46,66').withThickness(24),
    rock,
  );
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

/** A foot with its ankle at (x, y); each toe is written as where it ends and where its talon points. */
export function drawTalons(scene: Scene, x: number, y: number, toes: string, dim: boolean): void {
  for (const toe of toes.split(' ')) {
    const [tipX = 0, tipY = 0, degrees = 0] = toe.split(',').map(Number);
    const middle = [(x + tipX) / 2, Math.min(y, tipY) + Math.abs(tipY - y) * 0.3, 8.5] as const;
    const bend = tipX > x ? -8 : 8;
    scene.form(sickle(tipX, tipY, 38, 19, degrees, -bend), {
      ramp: 'claw',
      lineWidth: 0.75,
      miter: true,
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
