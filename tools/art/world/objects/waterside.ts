import { ellipse, type Path, type Scene, spline, star } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const FALL_FRAMES = 4;
/** Period in units after which the falling streaks repeat. */
const FALL_PERIOD = 96;

/** Streaks that have fallen by the share `fallen` of their period, clipped to the water. */
function streaks(scene: Scene, water: Path, xs: readonly number[], dashes: string, fallen: number): string {
  const id = scene.nextId('w');
  const data = xs.map((x, i) => `M${x} ${-FALL_PERIOD * 2 + ((i * 37) % FALL_PERIOD)}V290`).join('');
  const offset = -fallen * FALL_PERIOD;
  return `<clipPath id="${id}"><path d="${water.data()}"/></clipPath><path clip-path="url(#${id})" d="${data}" fill="none" stroke-linecap="round" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"`;
}

/** A waterfall over the edge of a cliff, with foam and spray at the bottom. */
function drawWaterfall(scene: Scene, frame: number): void {
  const fallen = frame / FALL_FRAMES;
  const water = spline('26,0! 230,0! 236,150 240,268! 128,292 16,268! 20,150');
  scene.markup(`<path d="${water.data()}" fill="#59b4ec"/>`);
  strokesOn(scene, water, 'M24 0v280M232 0v280', '#3f93d8', 14);
  const pale = streaks(scene, water, [52, 88, 128, 164, 204], '58 38', fallen);
  const white = streaks(scene, water, [36, 70, 108, 146, 184, 222], '34 62', (fallen + 0.4) % 1);
  const dark = streaks(scene, water, [62, 98, 138, 174, 212], '26 70', (fallen + 0.7) % 1);
  scene.markup(`${dark} stroke="#3f93d8" stroke-width="8" stroke-opacity=".55"/>`);
  scene.markup(`${pale} stroke="#a9e2fb" stroke-width="15"/>`);
  scene.markup(`${white} stroke="#e9fbff" stroke-width="9"/>`);
  scene.markup('<path d="M26 0H230L232 30Q128 52 24 30Z" fill="#7fccf5"/>');
  scene.markup('<path d="M26 0H230L231 11Q128 30 25 11Z" fill="#c4eff8"/>');
  const puffs = [
    [30, 276, 42, 24],
    [92, 290, 46, 26],
    [160, 292, 46, 26],
    [224, 278, 42, 24],
  ] as const;
  puffs.forEach(([x, y, rx, ry], i) => {
    const swell = 1 + 0.09 * Math.sin((fallen + i / 2.6) * Math.PI * 2);
    scene.flat(ellipse(x, y, rx * swell, ry * swell), '#c4eff8');
    scene.flat(ellipse(x - 4, y - 6 * swell, rx * 0.76 * swell, ry * 0.7 * swell), '#ffffff');
  });
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
  {
    kind: 'waterfall',
    width: 2,
    height: 2.6,
    foot: [128, 256],
    move: 'fall',
    frames: FALL_FRAMES,
    draw: drawWaterfall,
  },
  { kind: 'shells', width: 1, height: 1, flat: true, draw: drawShells },
];
