import { ellipse, eye, type Scene, spline, star } from '../kit.ts';

/** Warts that are small craters, as x, y, width and height. */
const CRATERS = [
  [186, 146, 16, 12],
  [226, 152, 10, 9],
  [152, 164, 9, 7],
  [212, 176, 7, 6],
  [134, 136, 7, 5.5],
] as const;

export function drawCraters(scene: Scene): void {
  for (const [x, y, rx, ry] of CRATERS) {
    scene.flat(ellipse(x + 1, y + 1.5, rx + 2, ry + 2, 10), scene.ramp('main').light);
    scene.flat(ellipse(x, y, rx + 1.5, ry + 1.5, 10), scene.ramp('main').line);
    scene.flat(ellipse(x, y, rx, ry, 10), 'crater');
    scene.flat(ellipse(x + rx * 0.14, y + ry * 0.22, rx * 0.66, ry * 0.6, 10), 'ember');
    scene.flat(ellipse(x + rx * 0.2, y + ry * 0.36, rx * 0.4, ry * 0.34, 10), 'gold');
  }
}

/** A domed eye full of stars. */
export function drawStarEye(scene: Scene, x: number, y: number, radius: number, dim = false): void {
  scene.form(ellipse(x, y, radius, radius * 1.02), { dim, shade: 4 });
  const [px, py, r] = [x - radius * 0.12, y + radius * 0.04, radius * 0.74];
  if (scene.blink) {
    eye(scene, px, py, r * 2, r * 2);
    return;
  }
  scene.form(ellipse(px, py, r), {
    ramp: 'night',
    lineWidth: 0.8,
    rim: false,
    shade: 0,
    marks: [
      { path: ellipse(px + r * 0.1, py + r * 0.7, r * 0.9, r * 0.5), flat: '#3f5fd0' },
      { path: ellipse(px + r * 0.14, py + r * 0.92, r * 0.7, r * 0.36), flat: '#79cbfb' },
    ],
  });
  scene.flat(ellipse(px - r * 0.34, py - r * 0.4, r * 0.3, r * 0.24, -20), '#ffffff');
  scene.flat(star(px + r * 0.36, py - r * 0.1, r * 0.34, r * 0.12, 4), '#ffe08a');
  scene.flat(star(px - r * 0.2, py + r * 0.3, r * 0.24, r * 0.09, 4), '#ffffff');
  for (const [a, b] of [
    [0.1, -0.62],
    [0.5, 0.34],
    [-0.62, 0.06],
  ] as const) {
    scene.flat(ellipse(px + r * a, py + r * b, 1.5), '#ffffff');
  }
}

/** The comet's tail that sweeps up from the star on the brow. */
export function drawCometTail(scene: Scene): void {
  scene.form(
    spline(
      '76,100! 84,66 116,46 158,36! 198,28 236,6 252,-28! 268,2 264,24 252,42! 270,38 284,24 292,6! 300,42 286,68 264,82! 278,84 292,78 302,68! 296,98 262,116 222,120! 170,124 120,122',
    ),
    {
      ramp: 'flame',
      miter: true,
      shade: 0,
      rim: false,
      gradient: false,
      marks: [
        {
          path: spline(
            '70,108! 100,70 138,58 176,50! 216,38 238,22 248,-4! 258,24 248,46 232,60! 256,58 274,48 284,34! 282,64 264,82 240,92! 258,96 276,90 286,84! 268,106 230,116 160,116',
          ),
          ramp: 'flameMiddle',
        },
        {
          path: spline(
            '74,110! 110,84 150,74 192,66! 218,58 234,44 242,24! 242,54 230,70 214,82! 232,84 248,80 260,72! 244,96 200,108 130,112',
          ),
          ramp: 'flameTip',
        },
      ],
    },
  );
}
