import { ellipse, polygon, type Scene, spline } from '../../../kit.ts';
import type { ObjectDrawing } from '../drawing.ts';
import { strokesOn } from '../strokes.ts';

const BARE = { rim: false, miter: true } as const;
const STONE = '#c3b8ce';
const DARK = '#8f83a4';
/** The ground line, in units. */
const FOOT = 760;

/** Stones that were carried here one by one: no two of them from the same wall. */
const CARRIED = [
  [150, 470, 62, 40, '#d8c6b6'],
  [246, 520, 54, 36, '#b7a9c4'],
  [140, 566, 58, 40, '#cbbccf'],
  [238, 612, 60, 38, '#d3c0ae'],
  [150, 660, 64, 40, '#b3a6bf'],
  [660, 474, 60, 40, '#cfc0b4'],
  [752, 522, 56, 38, '#bdb0ca'],
  [656, 566, 60, 38, '#d6c9d6'],
  [750, 614, 58, 40, '#c9b6a6'],
  [662, 662, 62, 40, '#b9adc6'],
] as const;

/** The great hearth of the first kitchen, with its chimney, built up again under the sky. */
function drawHearth(scene: Scene): void {
  const chimney = polygon('330,100 566,100 610,330 286,330');
  scene.form(chimney, { ramp: STONE, ...BARE, shade: 20 });
  strokesOn(
    scene,
    chimney,
    'M320 150H580M310 206H590M300 262H600M396 100v50M500 100v50M360 150v56M450 150v56M540 150v56M400 206v56M500 206v56M350 262v68M450 262v68M550 262v68',
    DARK,
    6,
  );
  scene.form(polygon('306,62 590,62 590,106 306,106'), { ramp: '#d9d0e2', ...BARE, shade: 8 });
  scene.form(polygon('350,22 398,22 398,66 350,66'), { ramp: STONE, ...BARE, shade: 6 });
  scene.form(polygon('498,22 546,22 546,66 498,66'), { ramp: STONE, ...BARE, shade: 6 });
  const body = spline('64,700! 84,420! 190,380! 260,330! 636,330! 706,380! 812,420! 832,700!');
  scene.form(body.withThickness(70), { ramp: STONE, ...BARE, shade: 22 });
  for (const [x, y, rx, ry, ramp] of CARRIED)
    scene.form(
      spline(
        `${x - rx},${y + 4} ${x - rx * 0.7},${y - ry * 0.9} ${x + rx * 0.6},${y - ry} ${x + rx},${y} ${x + rx * 0.7},${y + ry * 0.9} ${x - rx * 0.6},${y + ry}`,
      ),
      { ramp, ...BARE, shade: 8, lineWidth: 0.75 },
    );
  // The mouth: soot, and nothing in it.
  scene.form(spline('292,708! 292,520 350,440 448,420 546,440 604,520 604,708!'), {
    ramp: '#e6deee',
    ...BARE,
    shade: 12,
  });
  scene.form(spline('326,708! 326,536 372,472 448,456 524,472 570,536 570,708!'), {
    ramp: '#3b3350',
    ...BARE,
    shade: 22,
  });
  scene.flat(spline('360,708! 372,560 448,500 524,560 536,708!'), '#2a2440');
  for (const [x, y, length] of [
    [400, 690, 60],
    [486, 688, 66],
    [446, 668, 70],
  ] as const)
    scene.form(
      polygon(
        `${x - length},${y} ${x - length + 6},${y - 20} ${x + length},${y - 12} ${x + length - 4},${y + 12}`,
      ),
      {
        ramp: '#6d5a66',
        ...BARE,
        shade: 5,
        lineWidth: 0.7,
      },
    );
  // A mantel over all of it, and the pot on its hook.
  scene.form(polygon('232,382 664,382 676,424 220,424'), { ramp: '#a98a78', ...BARE, shade: 8 });
  scene.ink('448,456 448,528', 8, '#4a4250');
  scene.form(spline('404,532! 448,522 492,532! 500,580 448,604 396,580'), {
    ramp: 'iron',
    shade: 8,
    lineWidth: 0.8,
  });
  // Jars along the mantel, a latch, and a chair's worth of step.
  for (const [x, ramp] of [
    [270, '#c9596f'],
    [316, '#e2b65c'],
    [584, '#4d9c88'],
    [632, '#5570b6'],
  ] as const) {
    scene.form(spline(`${x - 18},382! ${x - 20},350 ${x},340 ${x + 20},350 ${x + 18},382!`), {
      ramp,
      shade: 5,
      lineWidth: 0.7,
    });
    scene.form(ellipse(x, 342, 12, 5), { ramp: '#8a6a5c', lineWidth: 0.6, shade: 2 });
  }
  scene.form(polygon('30,702 866,702 892,762 4,762'), { ramp: '#d3cadf', ...BARE, shade: 10 });
  scene.ink('120,704 110,760', 5, DARK);
  scene.ink('280,704 274,760', 5, DARK);
  scene.ink('448,704 448,760', 5, DARK);
  scene.ink('616,704 622,760', 5, DARK);
  scene.ink('776,704 786,760', 5, DARK);
}

/** By night the stones, not the ashes, keep a trace of red. */
function drawHearthLit(scene: Scene): void {
  scene.flat(spline('372,700! 380,640 448,606 516,640 524,700!'), '#7d3f4c');
  for (const [x, y, rx] of [
    [410, 686, 24],
    [462, 676, 20],
    [492, 690, 18],
  ] as const)
    scene.flat(ellipse(x, y, rx, 8), '#f0864e');
}

export const COLD_HEARTH: ObjectDrawing = {
  kind: 'cold-hearth',
  width: 7,
  height: 6,
  foot: [448, FOOT],
  shadows: [{ y: -8, rx: 440, ry: 30 }],
  casts: 0.5,
  solid: true,
  lights: [{ x: 448, y: 640, radius: 210, kind: 'window' }],
  lit: drawHearthLit,
  draw: drawHearth,
};
