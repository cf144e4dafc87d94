import { ellipse, fluff, type Path, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

function drawTrunk(scene: Scene, [left, right]: readonly [number, number]): void {
  scene.form(
    spline(
      `${left},220! ${left + 2},290 ${left - 16},330! ${left + 8},334 ${(left + right) / 2},344! ${right - 8},334 ${right + 16},330! ${right - 2},290 ${right},220!`,
    ),
    { ramp: 'trunk', miter: true },
  );
}

/** Curtains of leaves, the rearmost first: middle, top, half width, bottom, colour. */
const CURTAINS = [
  [40, 96, 34, 268, '#4a9a5c'],
  [216, 96, 34, 268, '#4a9a5c'],
  [92, 100, 36, 284, '#52a45d'],
  [164, 100, 36, 284, '#52a45d'],
  [20, 110, 24, 236, '#63b566'],
  [236, 110, 24, 236, '#63b566'],
  [62, 104, 30, 262, '#63b566'],
  [196, 104, 30, 262, '#63b566'],
  [128, 110, 30, 250, '#6cbc68'],
] as const;

/** A bundle of hanging twigs, wide at the top and with three tips at the bottom. */
function curtain(x: number, top: number, half: number, bottom: number): Path {
  return spline(
    `${x - half},${top}! ${x - half - 3},${(top + bottom) / 2} ${x - half * 0.7},${bottom - 12}! ${x - half * 0.3},${bottom - 38} ${x},${bottom}! ${x + half * 0.3},${bottom - 38} ${x + half * 0.7},${bottom - 18}! ${x + half + 3},${(top + bottom) / 2} ${x + half},${top}!`,
  );
}

/** A willow: a round crown with curtains of leaves that hang almost to the ground. */
function drawWillow(scene: Scene): void {
  drawTrunk(scene, [106, 150]);
  for (const [x, top, half, bottom, ramp] of CURTAINS) {
    scene.form(curtain(x, top, half, bottom), {
      ramp,
      miter: true,
      shade: 9,
      lineWidth: 0.85,
      lines: [
        { path: `${x - 4},${top + 40} ${x - 6},${(top + bottom) / 2} ${x - 2},${bottom - 44}`, width: 4 },
      ],
    });
  }
  scene.form(fluff(128, 92, 118, 68, 14, 0.1), {
    ramp: '#67b868',
    shade: 22,
    marks: [{ path: spline('26,90 62,44 120,26 186,42 152,62 104,72 62,104'), ramp: '#97d67f' }],
  });
  for (const [x, y] of [
    [56, 122],
    [150, 134],
    [204, 112],
  ] as const) {
    scene.ink(`${x - 16},${y - 8} ${x},${y + 2} ${x + 16},${y - 10}`, 7, '#67b868');
  }
}

/** A maple: two broad layers of leaves in warm colours, and some leaves on the ground. */
function drawMaple(scene: Scene): void {
  for (const [x, y, degrees] of [
    [34, 322, 20],
    [70, 340, -30],
    [190, 338, 10],
    [224, 318, -24],
  ] as const) {
    scene.flat(ellipse(x, y, 9, 5, degrees), '#f2a54a');
  }
  drawTrunk(scene, [104, 152]);
  scene.form(fluff(70, 196, 66, 58, 8, 0.16), { ramp: '#d9703a', shade: 17 });
  scene.form(fluff(188, 192, 66, 60, 8, 0.16), { ramp: '#d9703a', shade: 17 });
  scene.form(fluff(126, 208, 58, 46, 8, 0.16), { ramp: '#e2823f', shade: 14 });
  scene.form(fluff(128, 116, 92, 82, 11, 0.14), {
    ramp: '#e8883f',
    shade: 20,
    marks: [{ path: spline('42,104 74,50 128,32 190,54 158,74 112,84 76,122'), ramp: '#f8bd5f' }],
  });
  for (const [x, y] of [
    [52, 202],
    [206, 186],
    [146, 226],
    [86, 152],
    [176, 140],
    [136, 96],
  ] as const) {
    scene.ink(`${x - 14},${y - 4} ${x},${y + 6} ${x + 14},${y - 6}`, 8, '#d9703a');
  }
}

/** A slim, flame-shaped poplar, for the open coast. */
function drawPoplar(scene: Scene): void {
  scene.form(spline('54,340! 58,396 46,414! 82,414! 70,396 74,340!'), { ramp: 'trunk', miter: true });
  scene.form(spline('64,12! 90,64 106,130 114,210 112,290 96,346 64,362 32,346 16,290 14,210 22,130 38,64'), {
    ramp: '#4fa36a',
    shade: 20,
    marks: [{ path: spline('60,20 40,80 28,160 26,250 44,270 50,190 56,110 70,60'), ramp: '#7fc878' }],
  });
  for (const [x, y] of [
    [84, 130],
    [44, 196],
    [88, 236],
    [50, 296],
    [84, 318],
  ] as const) {
    scene.ink(`${x - 10},${y + 14} ${x - 1},${y} ${x + 8},${y - 16}`, 7, '#4fa36a');
  }
}

const broad = { width: 2, height: 2.7, shadows: [{ rx: 108, ry: 28 }], round: true } as const;

export const BROAD_TREES: readonly ObjectDrawing[] = [
  { kind: 'willow', ...broad, draw: drawWillow },
  { kind: 'maple', ...broad, draw: drawMaple },
  {
    kind: 'poplar',
    width: 1,
    height: 3.2,
    foot: [64, 408],
    shadows: [{ y: -8, rx: 50, ry: 15 }],
    round: true,
    draw: drawPoplar,
  },
];
