import { ellipse, polygon, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

function drawBoulder(scene: Scene): void {
  scene.form(spline('14,112 4,70 26,28 66,10 104,28 124,70 114,110 66,122'), {
    ramp: 'rock',
    shade: 16,
    marks: [{ path: polygon('20,40 66,8 92,34 46,60'), ramp: 'rockLight' }],
  });
  scene.ink('84,62 92,76 88,92', 6, 'rock');
}

function drawMossyBoulder(scene: Scene): void {
  scene.form(spline('10,114 2,80 22,44 58,26 100,36 126,74 118,112 66,122'), {
    ramp: 'rock',
    shade: 16,
    marks: [
      { path: spline('10,66 24,36 60,18 102,30 118,56 96,58 84,50 66,66 46,54 28,72'), ramp: '#7cba5c' },
    ],
  });
}

/** Two leaning blocks. */
function drawCrag(scene: Scene): void {
  scene.form(polygon('124,190 132,96 176,58 226,92 250,168 236,192'), {
    ramp: '#a39d9d',
    shade: 14,
    rim: false,
    marks: [{ path: polygon('132,96 176,58 226,92 180,112'), ramp: 'rock' }],
  });
  scene.form(polygon('8,192 16,112 50,40 104,22 150,70 164,150 152,194'), {
    ramp: 'rock',
    shade: 18,
    rim: false,
    marks: [{ path: polygon('16,112 50,40 104,22 118,66 70,104'), ramp: 'rockLight' }],
  });
  scene.ink('118,68 124,106 112,150', 7, 'rock');
  scene.ink('70,106 60,136 66,160', 6, 'rock');
  scene.ink('182,114 190,140 184,164', 6, 'rock');
}

/** A weathered menhir with a carved sun. */
function drawStandingStone(scene: Scene): void {
  scene.form(spline('22,238! 18,150 30,60 62,14 96,24 112,80 112,170 108,238!'), {
    ramp: '#a9abb3',
    shade: 16,
    marks: [{ path: spline('10,212 40,200 66,212 96,198 124,210 124,250 10,250'), ramp: '#7cba5c' }],
  });
  const sun = scene.ramp('#a9abb3').deep;
  const ray = 'M66 86v-14M66 132v14M43 109h-14M89 109h14M50 93l-9-9M82 93l9-9M50 125l-9 9M82 125l9 9';
  scene.markup(
    `<g fill="none" stroke="${sun}" stroke-width="7" stroke-linecap="round"><circle cx="66" cy="109" r="13"/><path d="${ray}"/></g>`,
  );
}

/** Stones that break the water, each in a ring of foam. */
function drawWaterRocks(scene: Scene): void {
  for (const [x, y, rx, ry] of [
    [44, 76, 34, 24],
    [94, 96, 26, 18],
  ] as const) {
    scene.flat(ellipse(x, y + ry * 0.7, rx + 16, ry * 0.7), '#e9fbff', { opacity: 0.85 });
    scene.form(
      spline([
        [x - rx, y + ry * 0.7],
        [x - rx * 0.8, y - ry * 0.5],
        [x, y - ry],
        [x + rx * 0.8, y - ry * 0.4],
        [x + rx, y + ry * 0.7],
        [x, y + ry],
      ]),
      {
        ramp: '#9aa3b3',
        shade: 9,
        marks: [{ path: ellipse(x - rx * 0.2, y - ry * 0.5, rx * 0.6, ry * 0.4, -12), ramp: '#c4ccd8' }],
      },
    );
  }
}

/** Worn steps that climb to the north: a lit tread and a dark riser each. */
function drawSteps(scene: Scene): void {
  const band = (y: number, height: number, fill: string): string => {
    return `<rect x="0" y="${y}" width="128" height="${height}" fill="${fill}"/>`;
  };
  for (const y of [0, 32, 64, 96]) {
    scene.markup(
      band(y, 19, '#ded5c5') +
        band(y, 4, '#f0e9dc') +
        band(y + 19, 13, '#a3968a') +
        band(y + 28, 4, '#857a72'),
    );
  }
  scene.markup(
    '<path d="M34 5v11M92 37v11M20 101v10M74 70v9" stroke="#b7ac9f" stroke-width="4" stroke-linecap="round"/>',
  );
}

const stone = { width: 1, height: 1, shadows: [{ y: -10, rx: 60, ry: 14 }] } as const;

export const STONES: readonly ObjectDrawing[] = [
  { kind: 'boulder', ...stone, draw: drawBoulder },
  { kind: 'boulder', ...stone, draw: drawMossyBoulder },
  { kind: 'crag', width: 2, height: 1.55, shadows: [{ y: -10, rx: 124, ry: 18 }], draw: drawCrag },
  {
    kind: 'standing-stone',
    width: 1,
    height: 1.95,
    shadows: [{ y: -12, rx: 58, ry: 14 }],
    draw: drawStandingStone,
  },
  { kind: 'water-rocks', width: 1, height: 1, draw: drawWaterRocks },
  { kind: 'steps', width: 1, height: 1, flat: true, draw: drawSteps },
];
