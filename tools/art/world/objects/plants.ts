import { ellipse, fluff, leaf, type Scene, spline, tube } from '../../kit.ts';
import { drawBulrush, drawWaterLily } from '../../parts/reeds.ts';
import type { ObjectDrawing } from './drawing.ts';

const drawSoil = (scene: Scene): void => {
  scene.flat(ellipse(64, 76, 60, 44), '#6a9a4a', { opacity: 0.55 });
};

/** A bed of flowers of one colour between short leaves. */
function drawBlooms(scene: Scene, petals: string, heart: string): void {
  for (const [x, y, size] of [
    [28, 46, 0.9],
    [66, 34, 1],
    [102, 48, 0.9],
    [46, 76, 1],
    [88, 80, 1.05],
    [24, 98, 0.9],
    [64, 112, 0.95],
    [106, 108, 0.85],
  ] as const) {
    for (const degrees of [-150, -30]) {
      scene.form(leaf(x, y + 10, 26 * size, 13, degrees), {
        ramp: 'main',
        lineWidth: 0.4,
        rim: false,
        shade: 2,
      });
    }
    scene.form(fluff(x, y, 12 * size, 12 * size, 5, 0.36, -54), {
      ramp: petals,
      lineWidth: 0.5,
      rim: false,
      shade: 3,
    });
    scene.flat(ellipse(x, y, 5.6 * size), heart);
  }
}

function drawMushrooms(scene: Scene): void {
  for (const [x, y, size] of [
    [36, 74, 0.8],
    [92, 82, 0.7],
    [62, 98, 1.05],
  ] as const) {
    const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size];
    scene.form(
      tube([
        [...at(0, 18), 10 * size],
        [...at(0, -6), 8 * size],
      ]),
      {
        ramp: '#fff3dc',
        lineWidth: 0.6,
        shade: 4,
      },
    );
    scene.form(
      spline([
        [...at(-32, -2), true],
        at(-22, -28),
        at(0, -38),
        at(22, -28),
        [...at(32, -2), true],
        at(0, 6),
      ]),
      {
        ramp: '#e8604f',
        lineWidth: 0.7,
        shade: 6,
        marks: [
          { path: ellipse(...at(-12, -18), 6 * size, 5 * size), flat: '#fff3dc' },
          { path: ellipse(...at(10, -24), 5 * size, 4 * size), flat: '#fff3dc' },
          { path: ellipse(...at(14, -8), 5 * size, 4 * size), flat: '#fff3dc' },
        ],
      },
    );
  }
}

function drawReeds(scene: Scene): void {
  for (const [x, degrees, length] of [
    [30, -104, 96],
    [52, -84, 110],
    [78, -96, 104],
    [98, -72, 92],
  ] as const) {
    scene.form(leaf(x, 178, length, 15, degrees, degrees < -90 ? -8 : 8), {
      ramp: '#5fae6a',
      lineWidth: 0.5,
      miter: true,
      rim: false,
      shade: 3,
    });
  }
  drawBulrush(scene, [44, 178], [38, 52], {
    stalk: '#5fae6a',
    head: '#8a5a3c',
    headWidth: 9,
    headLength: 34,
  });
  drawBulrush(scene, [86, 178], [94, 74], {
    stalk: '#5fae6a',
    head: '#8a5a3c',
    headWidth: 8,
    headLength: 30,
  });
  scene.flat(ellipse(64, 182, 50, 8), '#c4eff8', { opacity: 0.8 });
}

function drawLilyPads(scene: Scene): void {
  for (const [x, y, rx, ry] of [
    [42, 52, 34, 22],
    [90, 86, 32, 20],
    [34, 104, 22, 14],
  ] as const) {
    scene.form(
      spline([
        [x, y, true],
        [x + rx * 0.9, y - ry * 0.5, true],
        [x + rx * 0.3, y - ry],
        [x - rx * 0.8, y - ry * 0.6],
        [x - rx, y + ry * 0.2],
        [x, y + ry],
        [x + rx * 0.9, y + ry * 0.5],
        [x + rx, y, true],
      ]),
      {
        ramp: '#5cb56a',
        lineWidth: 0.55,
        rim: false,
        shade: 4,
      },
    );
  }
  drawWaterLily(scene, 88, 80, 24, '#ffc3da');
  scene.flat(ellipse(88, 78, 5, 4), '#ffe27a');
}

const small = { width: 1, height: 1 } as const;
const flowerbed = (petals: string, heart: string): ObjectDrawing => ({
  kind: 'flowerbed',
  ...small,
  flat: true,
  parts: [
    { name: 'blooms', pivot: [64, 128], move: 'nod', draw: (scene) => drawBlooms(scene, petals, heart) },
  ],
  draw: drawSoil,
});

export const PLANTS: readonly ObjectDrawing[] = [
  flowerbed('#ff8fab', '#ffe27a'),
  flowerbed('#ffd857', '#f08a3c'),
  flowerbed('#c3a6f7', '#fff3b0'),
  { kind: 'mushrooms', ...small, flat: true, draw: drawMushrooms },
  { kind: 'reeds', width: 1, height: 1.5, move: 'nod', draw: drawReeds },
  { kind: 'lily-pads', ...small, flat: true, move: 'rock', draw: drawLilyPads },
];
