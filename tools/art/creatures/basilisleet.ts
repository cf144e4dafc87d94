import { creature } from '../creature.ts';
import { drawCrystal, ellipse, eye, polygon, type Scene, skull, spike, spline, tube } from '../kit.ts';
import { drawCollar, drawCrown, drawHand, drawRobe, drawSceptre } from './basilisleet-regalia.ts';

const palette = {
  main: '#5fb0e6',
  belly: '#f2f8fc',
  ice: '#cdf3ff',
  sleet: '#f6f8fd',
  spot: '#4d3f86',
  robe: '#7b52c9',
  gold: '#ffcb4a',
  iris: '#e0559a',
};
const roles = { ice: 'accent', sleet: 'belly', robe: 'main', spot: 'main' } as const;
const dark = { ice: '#b6b21e', robe: '#5b830d', sleet: '#94c3bf', spot: '#0d3d41', gold: '#89c963' };
const shiny = {
  main: '#ff9dbd',
  belly: '#fff7f4',
  ice: '#ffd98a',
  sleet: '#ffe6bf',
  robe: '#2f8f86',
  spot: '#8a4a5c',
  gold: '#ffcf3f',
};

/** The tail and the loop on which it stands. */
function drawLoops(scene: Scene): void {
  for (const [x, y, length, degrees] of [
    [-6, 242, 30, 178],
    [6, 238, 30, -72],
    [-1, 240, 44, -122],
  ] as const) {
    drawCrystal(scene, x, y, length, 18, degrees, { ramp: 'ice' });
  }
  scene.form(tube('170,240,24 120,262,25 66,268,20 24,262,13 -2,240,8'), {
    marks: [{ path: tube('170,268,16 120,288,16 60,292,12 10,276,8 -14,250,4'), ramp: 'belly' }],
    lines: ['92,284 92,272', '116,286 117,274', '140,280 142,268'],
    highlights: [ellipse(96, 246, 22, 4, 4)],
  });
}

function drawTrunk(scene: Scene): void {
  scene.form(tube('164,238,30 134,212,34 140,168,33 136,122,28 118,92,24'), {
    shade: 12,
    marks: [{ path: tube('138,262,18 104,222,22 112,168,20 112,124,18 98,92,14'), ramp: 'belly' }],
    lines: [
      { path: '94,164 112,171 133,165', width: 3 },
      { path: '92,184 112,191 134,184', width: 3 },
      { path: '94,204 114,211 136,203', width: 3 },
      { path: '104,224 124,228 144,218', width: 3 },
    ],
    cast: [ellipse(122, 138, 62, 22)],
  });
}

function drawHead(scene: Scene): void {
  // frill of ice behind the jaw
  for (const [x, y, length, degrees] of [
    [146, 92, 44, 40],
    [150, 80, 52, 12],
    [148, 66, 46, -18],
  ] as const) {
    scene.form(spike(x, y, length, 26, degrees, 4), { ramp: 'ice', miter: true, rim: false, shade: 4 });
  }
  scene.form(
    [
      skull(114, 74, 42, { wide: 1.04, high: 0.86 }),
      spline('66,66 88,58 114,84 110,108 78,114 46,108 32,96 38,80'),
    ],
    {
      shade: 9,
      marks: [
        { path: spline('20,98 60,95 102,108 130,110 100,136 20,126'), ramp: 'belly' },
        { path: polygon('96,34 128,34 108,66').withThickness(10), ramp: 'robe' },
      ],
    },
  );
  drawCrown(scene);
  eye(scene, 74, 74, 16, 20, { kind: 'fierce', mirror: true, slit: true });
  eye(scene, 112, 76, 29, 25, { kind: 'fierce', slit: true });
  scene.ink('40,108 62,109 86,105 104,94', 3.8);
  scene.flat(polygon('60,107 69,107 65,119'), '#fff', { stroke: '#24406e', strokeWidth: 1.8 });
  scene.flat(ellipse(46, 88, 2.6, 1.9), scene.ramp('main').line);
}

/** A basilisk in its coronation robe of snow. */
export const basilisleet = creature(
  'basilisleet',
  { plan: 'wyrm', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawRobe(scene);
    drawLoops(scene);
    // far arm with the sceptre
    drawSceptre(scene);
    scene.form(tube('104,148,14 66,164,11 34,154,10'), { dim: true });
    drawHand(scene, 30, 152, 186);
    drawTrunk(scene);
    // near front of the robe
    scene.form(
      spline(
        '150,126! 178,136 192,166 188,206 178,244! 166,236 152,240! 160,206 162,176 150,150',
      ).withThickness(36),
      { ramp: 'robe', shade: 8, lines: [{ path: '168,160 174,192 168,226', width: 3.4 }] },
    );
    drawCollar(scene);
    drawHead(scene);
  },
);
