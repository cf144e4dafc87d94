import { drawCrystal, ellipse, fluff, type Path, polygon, type Scene, spike, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** The points of the crown: x, y, length, direction in degrees. */
const CROWN = [
  [76, 38, 40, -122],
  [146, 40, 44, -44],
  [90, 32, 50, -106],
  [132, 34, 52, -66],
  [111, 30, 66, -87],
] as const;

/** Five points of ice on a band of gold. */
export function drawCrown(scene: Scene): void {
  for (const [x, y, length, degrees] of CROWN) {
    drawCrystal(scene, x, y + 8, length, 22, degrees, { ramp: 'ice', lineWidth: 0.9, miter: false });
  }
  scene.form(tube('66,50,8 86,40,9 112,37,9 136,41,9 156,52,8'), {
    ramp: 'gold',
    lineWidth: 0.9,
    rim: false,
    shade: 3,
    marks: [
      { path: [ellipse(110, 37, 6, 5), ellipse(84, 42, 3.6, 3.4), ellipse(138, 43, 3.6, 3.4)], ramp: 'iris' },
    ],
  });
}

/** A tail of ermine, its point down. */
function ermine(x: number, y: number, size: number, degrees = 0): Path {
  return spline('0,-8! 4,-2 5,6 0,14! -5,6 -4,-2').scale(size).rotate(degrees).move(x, y);
}

/** The robe, that trails behind. */
export function drawRobe(scene: Scene): void {
  scene.form(
    spline(
      '128,104! 168,108 200,134 222,172 250,206 284,226 298,252! 270,264 238,258 214,268 186,258 160,262! 172,220 166,170 150,132',
    ).withThickness(70),
    {
      ramp: 'robe',
      shade: 13,
      lines: [
        { path: '182,140 204,184 238,230', width: 4 },
        { path: '172,160 186,206 200,242', width: 3.6 },
      ],
    },
  );
  // hem of snow
  scene.form(
    spline(
      '300,236! 318,244 318,264 302,270! 292,286 270,284 262,274! 252,290 230,288 222,276! 210,290 188,286 184,272! 166,284 146,274 150,258! 158,246 176,248! 200,252 220,248 244,244 262,250! 280,246 290,240',
    ).withThickness(26),
    {
      ramp: 'sleet',
      shade: 5,
      marks: [
        {
          path: [
            ermine(286, 262, 1, -30),
            ermine(246, 268, 1, -6),
            ermine(206, 268, 1, 8),
            ermine(168, 266, 1, 14),
          ],
          ramp: 'spot',
        },
      ],
    },
  );
}

/** The collar of snow round the shoulders, with ermine tails. */
export function drawCollar(scene: Scene): void {
  scene.form(fluff(124, 124, 58, 27, 11, 0.16, 8), {
    ramp: 'sleet',
    shade: 9,
    marks: [
      {
        path: [
          ermine(80, 126, 1.1, 18),
          ermine(108, 136, 1.2, 6),
          ermine(140, 136, 1.2, -6),
          ermine(168, 124, 1.1, -20),
        ],
        ramp: 'spot',
      },
    ],
  });
}

/** A hand of three claws, the wrist at (x, y). */
export function drawHand(scene: Scene, x: number, y: number, degrees: number): void {
  for (const turn of [-40, 36, 0]) {
    const [rootX, rootY] = polar(x, y, 5, degrees + turn);
    scene.form(spike(rootX, rootY, 20, 10, degrees + turn, 4), {
      ramp: 'ice',
      miter: true,
      lineWidth: 0.8,
      shade: 2,
      rim: false,
    });
  }
}

/** The sceptre: an icicle with a ball of hail. */
export function drawSceptre(scene: Scene): void {
  scene.form(polygon('14,92 30,90 26,150 29,182 20,222 15,184 18,150').withThickness(14), {
    ramp: 'ice',
    miter: true,
    rim: false,
    shade: 4,
    marks: [{ path: polygon('14,92 20,92 21,150 20,214 15,184 18,150'), flat: '#ffffff' }],
  });
  scene.form(tube('8,92,6 36,90,6'), { ramp: 'gold', lineWidth: 0.85, rim: false, shade: 2.5 });
  drawCrystal(scene, 22, 70, 34, 20, -90, { ramp: 'ice', lineWidth: 0.9 });
  scene.form(ellipse(22, 72, 17), {
    ramp: 'robe',
    gloss: true,
    highlights: [ellipse(16, 65, 5, 3.4, -35)],
    shade: 5,
    lineWidth: 0.9,
  });
}
