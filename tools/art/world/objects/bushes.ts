import { ellipse, fluff, leaf, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

function drawBush(scene: Scene): void {
  scene.form(fluff(64, 76, 54, 40, 9, 0.16), {
    ramp: 'main',
    shade: 16,
    marks: [{ path: spline('18,72 34,40 66,30 96,44 76,54 54,62 36,84'), ramp: 'leafLight' }],
  });
  scene.ink('40,88 52,96 64,88', 6, 'main');
  scene.ink('76,76 88,84 100,74', 6, 'main');
}

/** A hazel bush: two low cushions of leaves, one in front of the other. */
function drawHazel(scene: Scene): void {
  scene.form(fluff(84, 62, 42, 34, 8, 0.18), { ramp: '#5aa956', shade: 12 });
  scene.form(fluff(46, 82, 46, 34, 8, 0.18), {
    ramp: '#86c25a',
    shade: 13,
    marks: [{ path: spline('8,80 22,54 48,46 72,58 54,64 36,70 24,92'), ramp: '#b4de74' }],
  });
  scene.ink('30,94 42,100 54,92', 6, '#86c25a');
  scene.ink('84,66 94,72 104,64', 6, '#5aa956');
}

/** A bush covered with balls of blossom. */
function drawHydrangea(scene: Scene): void {
  scene.form(fluff(64, 80, 56, 38, 9, 0.14), { ramp: '#4b9a5c', shade: 14 });
  for (const [x, y, radius, colour] of [
    [36, 66, 19, '#8fa4f0'],
    [92, 64, 19, '#b08ff0'],
    [64, 48, 20, '#a3b8f8'],
    [60, 86, 19, '#c3a4f6'],
    [102, 92, 14, '#8fa4f0'],
    [22, 94, 14, '#b08ff0'],
  ] as const) {
    scene.form(fluff(x, y, radius, radius * 0.88, 7, 0.2), { ramp: colour, lineWidth: 0.6, shade: 6 });
  }
}

function drawBerries(scene: Scene): void {
  drawBush(scene);
  for (const [x, y] of [
    [38, 68],
    [66, 88],
    [92, 66],
    [62, 54],
  ] as const) {
    scene.form(ellipse(x, y, 9), { ramp: '#e8476a', lineWidth: 0.5, shade: 3 });
    scene.flat(ellipse(x - 3, y - 3, 2.6), '#ffffff', { opacity: 0.8 });
  }
}

/** Ferns: fronds that arch from one root, each a rib with small leaves on both sides. */
function drawFerns(scene: Scene): void {
  for (const [reach, height, colour] of [
    [-50, 44, '#3f8f58'],
    [50, 44, '#3f8f58'],
    [-26, 74, '#4a9f5d'],
    [28, 72, '#4a9f5d'],
    [-54, 14, '#5fb364'],
    [54, 12, '#5fb364'],
    [0, 60, '#6fc06a'],
  ] as const) {
    const [x, y] = [64 + reach, 112 - height];
    const rib = `64,114,5 ${64 + reach * 0.35},${114 - height * 0.85},5 ${x},${y},2`;
    for (const share of [0.35, 0.55, 0.75, 0.95]) {
      const [lx, ly] = [64 + reach * share ** 1.5, 114 - height * share ** 0.7];
      const lean = Math.sign(reach) * 18;
      for (const side of [-1, 1]) {
        const degrees = -90 + side * 62 + lean;
        scene.form(leaf(lx, ly, 23 - share * 11, 11 - share * 4, degrees), {
          ramp: colour,
          lineWidth: 0.4,
          rim: false,
          shade: 2,
        });
      }
    }
    scene.form(tube(rib), { ramp: colour, lineWidth: 0.4, rim: false, shade: 1 });
  }
}

const bush = { width: 1, height: 1, shadows: [{ y: -12, rx: 58, ry: 14 }], casts: 0.8, round: true } as const;

export const BUSHES: readonly ObjectDrawing[] = [
  { kind: 'bush', ...bush, draw: drawBush },
  { kind: 'bush', ...bush, draw: drawHazel },
  { kind: 'bush', ...bush, draw: drawHydrangea },
  { kind: 'berry-bush', ...bush, draw: drawBerries },
  { kind: 'ferns', width: 1, height: 1, move: 'nod', draw: drawFerns },
];
