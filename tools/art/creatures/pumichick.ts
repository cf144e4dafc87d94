import { creature } from '../creature.ts';
import { blush, curl, ellipse, eyes, type Point, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#b3a8a6',
  belly: '#fdeed6',
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
  [-62, 0.58, 10],
  [-30, 0.76, 8],
  [-8, 0.84, 10.5],
  [14, 0.6, 7],
  [-118, 0.86, 8.5],
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
      [x, y, 5],
      [tipX, tipY, 4.4],
    ]);
  };
  const [hipX, hipY] = polar(x, y, 24, degrees + 172);
  const shank = tube([
    [hipX, hipY, 5.4],
    [x, y, 5],
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
  scene.form(spline('66,118 48,100 36,80 24,82 27,96! 12,98 14,110 25,114! 14,124 24,132 38,132 60,142'), {
    dim: true,
  });
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
        path: spline('50,118 66,104 92,112 112,106 140,112 160,140 152,186 112,214 70,196 48,156'),
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
  // near wing
  scene.form(
    spline(
      '178,142 194,126 210,100 224,98 222,114! 238,112 239,125 226,133! 238,140 229,151 213,154 198,168 182,162',
    ),
    { shade: 6, lines: [{ path: '194,146 205,140 214,130', width: 3 }] },
  );
  // face
  eyes(scene, 105, 128, 62, 33, 42, { kind: 'dot' });
  scene.form(spline('88,152! 101,143 116,152! 110,165 101,171 93,165'), {
    ramp: 'beak',
    lineWidth: 0.8,
    rim: false,
    shade: 3,
    lines: [{ path: '88,157 101,158 115,156', width: 2.6 }],
  });
  blush(scene, 144, 162, 10, '#ff8a5c');
  blush(scene, 63, 158, 7, '#ff8a5c');
});
