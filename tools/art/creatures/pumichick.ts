import { creature } from '../creature.ts';
import { blush, curl, ellipse, eyes, type Point, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#857c8c',
  belly: '#fff0d8',
  smoke: '#f4ece6',
  beak: '#f7a13c',
  lava: '#ff7426',
  spark: '#ffdc6a',
  iris: '#e0561f',
};
const roles = { lava: 'accent', spark: 'accent', beak: 'accent', smoke: 'belly' } as const;
const dark = {
  main: '#4d415f',
  belly: '#8d7ea2',
  smoke: '#736690',
  beak: '#d9527f',
  lava: '#ff2f7a',
  spark: '#ffc0dc',
};
const shiny = {
  main: '#4560bc',
  belly: '#c0e4ff',
  smoke: '#a4ccff',
  beak: '#ffd257',
  lava: '#1fd0d8',
  spark: '#e0ffff',
};
const options = { plan: 'bird', palette, stage: 1, roles, dark, shiny } as const;

const MIDDLE = [124, 138] as const;
const RADIUS = 72;
/** Bites out of the edge: angle and half width in degrees. */
const BITES = [
  [-48, 7],
  [-152, 6],
  [28, 8],
  [72, 6],
  [168, 7],
] as const;
/** Glowing pores: angle in degrees, distance from the middle as a fraction of `RADIUS`, radius. */
const PORES = [
  [-84, 0.78, 7],
  [-60, 0.6, 13],
  [-30, 0.76, 8],
  [-6, 0.82, 13],
  [20, 0.66, 8.5],
  [-112, 0.84, 10],
  [48, 0.82, 8],
  [112, 0.86, 7.5],
  [140, 0.8, 5],
] as const;

/** The ball of pumice with bites out of its edge. */
function ball() {
  const at = (angle: number, share: number, corner = false): Point => [
    ...polar(MIDDLE[0], MIDDLE[1], RADIUS * share, angle, RADIUS * share * 0.98),
    corner,
  ];
  const bites = BITES.flatMap(([angle, half]): Point[] => [
    at(angle - half, 1.01, true),
    at(angle, 0.91),
    at(angle + half, 1.01, true),
  ]);
  const angleOf = ([x, y]: Point) => Math.atan2(y - MIDDLE[1], x - MIDDLE[0]);
  const between = [-130, -108, -90, -70, -26, -4, 50, 95, 118, 142, 190].map((angle) => at(angle, 1));
  return spline([...bites, ...between].sort((a, b) => angleOf(a) - angleOf(b))).withThickness(110);
}

/** A foot of three toes, its ankle at (x, y). */
function drawFoot(scene: Scene, x: number, y: number, degrees: number, dim: boolean): void {
  const toe = (turn: number, length: number) => {
    const [tipX, tipY] = polar(x, y, length, degrees + turn);
    return tube([
      [x, y, 7],
      [tipX, tipY, 6],
    ]);
  };
  const [hipX, hipY] = polar(x, y, 24, degrees + 172);
  const shank = tube([
    [hipX, hipY, 8],
    [x, y, 7],
  ]);
  scene.form([shank, toe(-34, 15), toe(4, 17), toe(40, 15)], {
    ramp: 'beak',
    dim,
    lineWidth: 0.85,
    rim: false,
  });
}

/** A chick of pumice, so light that it hardly touches the ground. */
export const pumichick = creature('pumichick', options, (scene) => {
  // feet, hardly on the ground
  drawFoot(scene, 104, 216, 128, true);
  drawFoot(scene, 148, 224, 82, false);
  // far wing
  scene.form(
    spline('68,132 46,112 30,76 14,74 14,92! -4,88 -6,104 8,112! -10,120 -2,134 16,134! 8,146 22,154 62,158'),
    {
      dim: true,
    },
  );
  // smoke for a crest
  scene.form(
    [ellipse(128, 62, 19, 17), ellipse(144, 44, 20, 18), ellipse(170, 32, 22, 19), ellipse(195, 36, 13, 12)],
    {
      ramp: 'smoke',
      shade: 6,
      lines: [curl(171, 32, 8), curl(142, 48, 7, 30)],
    },
  );
  // ball
  scene.form(ball(), {
    shade: 13,
    marks: [
      {
        path: spline('44,116 62,92 90,96 106,108 124,94 152,98 166,132 158,182 114,214 66,196 44,156'),
        ramp: 'belly',
      },
    ],
  });
  for (const [angle, share, radius] of PORES) {
    const [x, y] = polar(MIDDLE[0], MIDDLE[1], RADIUS * share, angle);
    scene.flat(ellipse(x, y, radius, radius * 0.86, angle), scene.ramp('main').line);
    scene.flat(ellipse(x + 0.8, y + 1, radius * 0.76, radius * 0.62, angle), 'lava');
    scene.flat(ellipse(x + 1.4, y + 1.8, radius * 0.42, radius * 0.32, angle), 'spark');
  }
  // from behind it glows through larger holes
  scene.fromBehind('only', () => {
    for (const [x, y, radius] of [
      [96, 104, 13],
      [140, 96, 9],
      [116, 146, 16],
      [160, 134, 10],
      [90, 172, 9],
      [142, 186, 12],
    ] as const)
      scene.form(ellipse(x, y, radius, radius * 0.86), {
        ramp: 'lava',
        flat: true,
        lineRamp: 'main',
        lineWidth: 0.8,
        marks: [{ path: ellipse(x - 1, y + 2, radius * 0.5, radius * 0.4), ramp: 'spark' }],
      });
  });
  // near wing
  scene.form(
    spline(
      '172,150 192,128 208,88 226,84 226,104! 246,98 250,116 234,126! 256,132 250,148 230,148! 240,160 226,170 180,180',
    ),
    { shade: 6, lines: [{ path: '192,156 206,146 218,128', width: 3.4 }] },
  );
  // face
  eyes(scene, 110, 130, 62, 38, 49, { kind: 'dot' });
  scene.form(spline('80,158! 98,146 118,158! 110,174 99,182 88,174'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 3,
    lines: [{ path: '81,163 99,165 117,162', width: 2.6 }],
  });
  blush(scene, 146, 168, 11, '#ff8a5c');
  blush(scene, 68, 164, 8, '#ff8a5c');
});
