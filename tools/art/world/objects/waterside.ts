import { ellipse, type Scene, spline, star } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

/** Falls over the edge of a cliff, with foam and spray at its foot. */
function drawWaterfall(scene: Scene): void {
  const water = spline('26,0! 230,0! 236,150 240,268! 128,292 16,268! 20,150');
  scene.markup(`<path d="${water.data()}" fill="#59b4ec"/>`);
  scene.markup('<path d="M26 0H230L232 40Q128 66 24 40Z" fill="#7fccf5"/>');
  strokesOn(
    scene,
    water,
    'M52 46v90M52 160v86M86 60v60M92 150v110M128 70v120M128 214v60M166 56v70M160 160v90M204 50v120M204 190v70',
    '#a9e2fb',
    14,
  );
  strokesOn(scene, water, 'M70 90v70M110 110v90M146 120v110M186 100v90M36 120v80M222 100v90', '#e9fbff', 9);
  strokesOn(scene, water, 'M24 0v280M232 0v280', '#3f93d8', 12);
  for (const [x, y, rx, ry] of [
    [30, 276, 42, 24],
    [92, 290, 46, 26],
    [160, 292, 46, 26],
    [224, 278, 42, 24],
  ] as const) {
    scene.flat(ellipse(x, y, rx, ry), '#c4eff8');
    scene.flat(ellipse(x - 4, y - 6, rx * 0.76, ry * 0.7), '#ffffff');
  }
}

function drawShells(scene: Scene): void {
  scene.form(star(36, 46, 24, 11, 5, -80), { ramp: '#ff9f7a', lineWidth: 0.5, shade: 3, rim: false });
  scene.form(spline('76,96! 64,76 78,60 94,58 110,66 114,82 104,98! 90,104'), {
    ramp: '#ffe1ea',
    lineWidth: 0.55,
    shade: 4,
    lines: [
      { path: '90,100 84,82 80,66', width: 3.4 },
      { path: '92,100 95,80 96,62', width: 3.4 },
      { path: '94,100 104,86 110,74', width: 3.4 },
    ],
  });
  scene.flat(ellipse(40, 100, 7, 5), '#e2c88c');
}

export const WATERSIDE: readonly ObjectDrawing[] = [
  { kind: 'waterfall', width: 2, height: 2.6, foot: [128, 256], draw: drawWaterfall },
  { kind: 'shells', width: 1, height: 1, flat: true, draw: drawShells },
];
