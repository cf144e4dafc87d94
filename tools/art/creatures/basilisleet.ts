import { creature } from '../creature.ts';
import { drawCrystal, ellipse, eye, polygon, type Scene, skull, spline, tube } from '../kit.ts';
import { waterDrop } from '../parts/water.ts';
import { diamonds, drawCollar, drawCollarBehind, drawCrown, drawHand } from './basilisleet-regalia.ts';

const palette = {
  main: '#5fb0e6',
  belly: '#eef6fb',
  ice: '#cdf3ff',
  sleet: '#f1f5fb',
  violet: '#7a5fd0',
  accent: '#9a86f0',
  iris: '#e0559a',
};
const roles = { ice: 'accent', sleet: 'belly', violet: 'main' } as const;
const dark = { ice: '#8f7bff', accent: '#ff5fae', violet: '#7d2f74', sleet: '#b3a6d6' };
const shiny = {
  main: '#ff9dbd',
  belly: '#fff7f4',
  ice: '#ffe9a8',
  sleet: '#fffaf2',
  violet: '#c23f7e',
  accent: '#ffd24a',
};

const hem = (y: number) => spline(`0,${y} 70,${y + 8} 150,${y + 9} 270,${y - 6} 270,${y + 60} 0,${y + 60}`);

/** Three loops, one on the other, and the tail that leaves them. */
function drawLoops(scene: Scene): void {
  for (const [x, y, length, degrees] of [
    [258, 206, 34, -136],
    [268, 208, 34, -52],
    [263, 204, 48, -94],
  ] as const) {
    drawCrystal(scene, x, y, length, 18, degrees, { ramp: 'ice' });
  }
  scene.form(tube('190,272,21 240,266,17 266,242,12 264,208,8.5'));
  scene.form(tube('60,262,22 104,273,25 166,271,25 222,252,21'), {
    marks: [
      { path: hem(290), ramp: 'belly' },
      { path: diamonds(BOTTOM_SCALES, 0.85), ramp: 'violet' },
    ],
    highlights: [ellipse(104, 254, 24, 4, 5)],
  });
  scene.form(tube('62,229,19 98,240,22 160,239,22 208,222,18'), {
    cast: [ellipse(134, 208, 66, 22)],
    marks: [
      { path: hem(258), ramp: 'belly' },
      { path: diamonds(MIDDLE_SCALES, 0.8), ramp: 'violet' },
    ],
  });
  scene.form(tube('84,204,16 108,214,18 156,214,18 192,199,15'), {
    cast: [ellipse(140, 190, 44, 22)],
    marks: [{ path: hem(221), ramp: 'belly' }],
  });
}

const BOTTOM_SCALES = [
  [70, 271],
  [102, 277],
  [136, 279],
  [170, 277],
  [204, 268],
] as const;
const MIDDLE_SCALES = [
  [84, 241],
  [116, 246],
  [148, 245],
  [180, 239],
] as const;

function drawNeck(scene: Scene): void {
  drawCrystal(scene, 176, 168, 40, 22, -6, { ramp: 'ice' });
  scene.form(tube('142,212,27 156,178,34 144,136,29 112,92,22'), {
    marks: [{ path: tube('118,216,20 126,182,26 116,140,18 92,100,14'), ramp: 'belly' }],
    lines: [
      { path: '108,164 126,171 150,165', width: 3 },
      { path: '106,180 126,188 152,181', width: 3 },
      { path: '112,197 128,203 148,198', width: 3 },
    ],
    cast: [ellipse(116, 112, 60, 44)],
  });
}

function drawHead(scene: Scene): void {
  scene.form(
    [skull(98, 66, 36, { wide: 1.06, high: 0.86 }), spline('58,64 78,58 98,78 94,98 68,102 42,94 38,80')],
    {
      shade: 8,
      marks: [
        { path: spline('30,84 60,82 98,94 118,98 90,122 30,110'), ramp: 'belly' },
        { path: polygon('84,34 112,34 96,60').withThickness(10), ramp: 'violet' },
      ],
    },
  );
  // finned ear
  scene.form(spline('122,70! 144,58 168,62! 158,72! 172,84! 154,86! 152,100! 136,96 124,90!'), {
    ramp: 'accent',
    miter: true,
    lines: ['132,76 146,69 156,68', '132,82 146,82 158,82'],
  });
  drawCrown(scene);
  // face
  eye(scene, 62, 66, 14, 17, { kind: 'fierce', mirror: true, slit: true });
  eye(scene, 96, 68, 25, 21, { kind: 'fierce', slit: true });
  scene.ink('44,95 60,96 78,92 86,86', 3.4);
  scene.flat(polygon('60,94 68,94 65,104'), '#fff', { stroke: '#24406e', strokeWidth: 1.6 });
  scene.flat(ellipse(46, 76, 2.2, 1.6), scene.ramp('main').line);
  // a tear that froze before anybody saw it
  scene.form(waterDrop(110, 88, 5), { ramp: 'ice', lineWidth: 0.6, rim: false, shade: 1.5 });
}

/** A crowned serpent of sleet, stern to look at and easily moved. */
export const basilisleet = creature(
  'basilisleet',
  { plan: 'wyrm', palette, stage: 3, roles, dark, shiny },
  (scene) => {
    drawLoops(scene);
    // far arm, lifted
    drawHand(scene, 34, 150, -132, true);
    scene.form(tube('120,176,16 80,190,13 50,180,11 38,156,10'), { dim: true });
    drawCollarBehind(scene);
    drawNeck(scene);
    drawCollar(scene);
    // near arm, on the topmost loop
    drawHand(scene, 154, 222, 118, false);
    scene.form(tube('172,164,18 180,192,15 160,216,12'), { rim: false });
    drawHead(scene);
  },
);
