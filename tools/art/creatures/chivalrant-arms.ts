import { ellipse, join, type Path, type Scene, spline, tube } from '../kit.ts';
import { spike } from '../parts/leaves.ts';

const LANCE = '46,302,4 44,280,8 34,200,8 22,120,7.5 10,40,6.5 6,10,6';

/** A lance of blackthorn, its thorns left on. */
export function drawLance(scene: Scene): void {
  for (const [x, y, degrees] of [
    [32, 234, 200],
    [22, 110, 196],
    [20, 84, -28],
    [10, 52, 202],
    [6, 22, -36],
  ] as const) {
    scene.form(spike(x, y, 27, 19, degrees), {
      ramp: 'wood',
      miter: true,
      lineWidth: 0.9,
      rim: false,
      shade: 3,
    });
  }
  scene.form([tube(LANCE), spike(6, 12, 40, 21, -97)], { ramp: 'wood', shade: 4 });
  scene.form(ellipse(29, 178, 23, 9, 8), { ramp: 'gold', lineWidth: 0.9, shade: 4, rim: false });
}

/** The charge on the shield: an acorn. */
function acorn(x: number, y: number, size: number): Path {
  const nut = spline([
    [x - 12 * size, y],
    [x - 9 * size, y + 15 * size],
    [x, y + 25 * size, true],
    [x + 9 * size, y + 15 * size],
    [x + 12 * size, y],
  ]);
  const cup = ellipse(x, y - 3 * size, 15 * size, 8 * size);
  const stalk = tube([
    [x, y - 8 * size, 2.6 * size],
    [x + 3 * size, y - 17 * size, 2.2 * size],
  ]);
  return join(nut, cup, stalk);
}

/** One wing case: half of a quartered shield. */
export function drawWingCase(scene: Scene, near: boolean): void {
  const outline = near
    ? spline('144,112! 176,92 216,88 262,66! 280,104 284,150 266,204 226,250! 188,226 150,178')
    : spline('114,112! 90,94 62,90 22,72! 4,108 2,156 18,206 50,244! 84,220 110,178');
  const split = near
    ? spline('140,168! 210,164 300,146! 300,280 140,280')
    : spline('-10,150! 50,164 116,168! 116,280 0,280');
  const [upper, lower] = near ? (['gold', 'red'] as const) : (['red', 'gold'] as const);
  scene.form(outline, {
    ramp: upper,
    miter: true,
    shade: 9,
    marks: [
      { path: split, ramp: lower },
      { path: near ? acorn(224, 116, 1.15) : acorn(60, 122, 0.9), ramp: lower },
      { path: near ? acorn(220, 190, 1.15) : acorn(66, 188, 0.9), ramp: upper },
    ],
    lines: [near ? '146,169 212,164 284,149' : '2,153 52,164 112,169'],
  });
}
