import { creature } from '../creature.ts';
import {
  drawEar,
  ellipse,
  eye,
  leaf,
  mouth,
  nose,
  polygon,
  roundEar,
  type Scene,
  spline,
  tube,
  tuftedSkull,
} from '../kit.ts';
import { polar } from '../parts/polar.ts';

const palette = {
  main: '#b0583a',
  belly: '#f9ddb6',
  accent: '#ffc23d',
  sash: '#d8403f',
  honey: '#e8902a',
  shadow: '#8a3f38',
  wrap: '#f6eddd',
  iris: '#7a3a1e',
};
const roles = { honey: 'accent', wrap: 'belly' } as const;
const dark = { accent: '#d2c6bb', honey: '#cb493c', sash: '#a35d00', wrap: '#c6baaf' };
const shiny = { main: '#5f86b5', shadow: '#4a5f9c', belly: '#eaf4ff', sash: '#26a392', honey: '#e0972a' };

/** A fist wrapped in bandages, knuckles to the left. */
function drawFist(scene: Scene, x: number, y: number, radius: number, degrees: number, dim = false): void {
  const at = (a: number, b: number): string => `${x + a * radius},${y + b * radius}`;
  const fist = spline(
    [
      at(-1, -0.3),
      at(-0.72, -0.86),
      at(0, -0.98),
      at(0.8, -0.8),
      at(1.06, 0),
      at(0.8, 0.78),
      at(0, 0.96),
      at(-0.76, 0.84),
      at(-1.04, 0.3),
    ].join(' '),
  )
    .withThickness(radius * 1.7)
    .rotate(degrees, x, y);
  scene.form(fist, {
    ramp: 'wrap',
    dim,
    shade: radius * 0.28,
    lines: [
      ...[-0.36, 0.1, 0.52].map((b) => ({
        path: tube([
          [...turn(-1.06, b), 2],
          [...turn(-0.56, b), 0.9],
        ]),
      })),
      ...[-0.1, 0.26, 0.6].map((a) => ({
        path: tube([
          [...turn(a, -1), 1.5],
          [...turn(a + 0.22, 0), 1.7],
          [...turn(a, 1), 1.5],
        ]),
      })),
    ],
  });
  function turn(a: number, b: number): [number, number] {
    const angle = (degrees * Math.PI) / 180;
    return [
      x + radius * (a * Math.cos(angle) - b * Math.sin(angle)),
      y + radius * (a * Math.sin(angle) + b * Math.cos(angle)),
    ];
  }
}

/** The champion's belt with its honeycomb. */
function drawBelt(scene: Scene): void {
  scene.form(leaf(208, 214, 76, 26, 28, 10), { ramp: 'sash', miter: true, shade: 4 });
  scene.form(leaf(204, 216, 72, 24, 62, -8), { ramp: 'sash', miter: true, shade: 4, dim: true });
  scene.form(
    spline('84,190! 120,206 170,206 218,190! 218,216 208,224! 170,236 124,236 86,222!').withThickness(30),
    {
      ramp: 'sash',
      shade: 6,
      rim: false,
      lines: [{ path: '92,206 130,220 168,220 212,206', width: 3 }],
    },
  );
  const hexagon = (x: number, y: number, radius: number) =>
    polygon(Array.from({ length: 6 }, (_, i) => polar(x, y, radius, i * 60)));
  scene.form(hexagon(134, 218, 33).withThickness(50), { ramp: 'accent', shade: 6, rim: false });
  for (const [x, y] of [
    [134, 218],
    [134, 200.5],
    [134, 235.5],
    [119, 209],
    [149, 209],
    [119, 227],
    [149, 227],
  ] as const) {
    scene.flat(hexagon(x, y, 8.6), 'honey', { stroke: scene.ramp('honey').line, strokeWidth: 2 });
  }
}

/** A boxing bear with a champion's belt, one fist thrown forward. */
export const pawgilist = creature(
  'pawgilist',
  { plan: 'biped', palette, stage: 2, roles, dark, shiny },
  (scene) => {
    // tail and far leg, forward
    scene.form(ellipse(222, 204, 18, 17), {});
    scene.form([tube('110,220,32 88,250,25 84,268,20'), spline('58,282! 56,264 72,256 104,260 110,282!')], {
      dim: true,
      shade: 6,
      rim: false,
    });
    // far arm, thrown forward
    scene.form(tube('98,142,28 62,158,23 26,146,19'), { dim: true, shade: 5, rim: false });
    drawFist(scene, 4, 136, 35, 4, true);
    // near leg, braced
    scene.form(
      [tube('180,214,38 202,252,27 206,276,21'), spline('172,292! 170,272 188,264 226,268 234,292!')],
      {
        shade: 8,
        rim: false,
        lines: [
          { path: '186,280 185,286 184,291', width: 3.2 },
          { path: '200,280 199,286 199,291', width: 3.2 },
        ],
      },
    );
    // trunk: shoulders wider than the hips
    scene.form(
      spline(
        '72,138 96,110 150,100 206,106 236,134 232,172 216,210 176,232 126,230 92,212 76,176',
      ).withThickness(120),
      {
        shade: 15,
        marks: [
          { path: spline('78,140! 106,150 144,152 160,172 158,216 124,236 84,216 70,170'), ramp: 'belly' },
        ],
        cast: [ellipse(124, 108, 66, 40)],
      },
    );
    drawBelt(scene);
    // ears
    drawEar(scene, roundEar(78, 26, 24), 'main', 'belly', { dim: true });
    scene.form(roundEar(174, 32, 27).outer, {});
    scene.form(spline('154,22! 176,16 200,28 204,50! 186,60 164,54').withThickness(28), {
      ramp: 'shadow',
      rim: false,
      shade: 4,
    });
    // head
    scene.form([tuftedSkull(124, 78, 58), spline('70,84 100,68 132,88 128,118 92,134 58,122 52,100')], {
      shade: 12,
      marks: [{ path: spline('44,104 74,92 108,96 134,108 138,132 96,150 48,134'), ramp: 'belly' }],
    });
    // near arm, on guard
    scene.form([tube('214,136,35 240,172,28 226,204,23'), tube('226,204,23 196,198,21 176,178,20')], {
      shade: 8,
      rim: false,
    });
    drawFist(scene, 160, 166, 38, 18);
    // plaster on the brow
    scene.form(polygon('132,36 164,42 161,57 129,51').withThickness(12), {
      ramp: 'wrap',
      rim: false,
      lineWidth: 0.75,
      shade: 2,
    });
    // face
    nose(scene, 68, 94, 27, '#3a1d22');
    mouth(scene, 88, 116, 34, 'smile', { lineWidth: 4 });
    eye(scene, 88, 74, 21, 21, { kind: 'fierce', mirror: true });
    eye(scene, 136, 76, 29, 25, { kind: 'fierce' });
  },
);
