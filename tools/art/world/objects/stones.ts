import { ellipse, leaf, polygon, type Scene, spline } from '../../kit.ts';
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

/** A rock of weathered layers, stacked irregularly. */
function drawSlabs(scene: Scene): void {
  for (const [points, colour, top] of [
    ['6,92 14,78 108,74 124,88 122,116 98,124 20,122', '#a89a94', '14,78 108,74 118,84 18,88'],
    ['20,62 30,50 96,46 112,58 108,80 24,84', '#b8aaa0', '30,50 96,46 104,56 26,60'],
    ['34,34 48,20 84,18 98,30 94,50 36,54', '#c4b7ab', '48,20 84,18 92,28 42,32'],
  ] as const) {
    scene.form(polygon(points), {
      ramp: colour,
      shade: 9,
      rim: false,
      marks: [{ path: polygon(top), ramp: '#dcd2c6' }],
    });
  }
}

/** A boulder split by frost, with grass in the gap. */
function drawSplitBoulder(scene: Scene): void {
  scene.form(polygon('70,118 66,72 78,30 104,38 124,74 120,112'), {
    ramp: '#989aa6',
    shade: 13,
    rim: false,
    marks: [{ path: polygon('78,30 104,38 114,56 82,54'), ramp: '#bfc1cc' }],
  });
  scene.form(leaf(62, 116, 54, 12, -84, 4), { ramp: 'leafLight', lineWidth: 0.6, miter: true, shade: 3 });
  scene.form(leaf(66, 118, 44, 12, -64, 8), { ramp: 'main', lineWidth: 0.6, miter: true, shade: 3 });
  scene.form(polygon('6,112 8,68 30,26 58,20 62,58 52,90 58,120 26,122'), {
    ramp: '#a7a9b4',
    shade: 13,
    rim: false,
    marks: [{ path: polygon('10,64 30,26 58,20 58,42 28,70'), ramp: '#cdcfd9' }],
  });
}

/** A tall pointed rock with a smaller one beside it. */
function drawSpire(scene: Scene): void {
  scene.form(polygon('70,206 60,140 84,60 128,8 158,40 186,120 196,204'), {
    ramp: '#a59f9f',
    shade: 20,
    rim: false,
    marks: [{ path: polygon('84,60 128,8 144,30 116,86 92,130 66,140'), ramp: 'rockLight' }],
  });
  scene.form(polygon('158,204 166,150 196,120 230,146 248,196 232,208'), {
    ramp: 'rock',
    shade: 13,
    rim: false,
    marks: [{ path: polygon('166,150 196,120 222,142 186,160'), ramp: 'rockLight' }],
  });
  scene.form(spline('20,204 34,172 70,164 98,182 96,206 58,212'), { ramp: '#7cba5c', shade: 9 });
  scene.ink('140,64 150,104 142,140', 7, 'rock');
  scene.ink('106,120 98,160 108,186', 6, 'rock');
}

/** A crag of two leaning blocks. */
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

/** Stones above the water, each in a ring of foam. */
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

/** Worn steps that rise to the north, each with a lit tread and a dark riser. */
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

const stone = { width: 1, height: 1, shadows: [{ y: -10, rx: 60, ry: 14 }], round: true } as const;

export const STONES: readonly ObjectDrawing[] = [
  { kind: 'boulder', ...stone, draw: drawBoulder },
  { kind: 'boulder', ...stone, draw: drawMossyBoulder },
  { kind: 'boulder', ...stone, draw: drawSlabs },
  { kind: 'boulder', ...stone, draw: drawSplitBoulder },
  { kind: 'crag', width: 2, height: 1.55, shadows: [{ y: -10, rx: 124, ry: 18 }], draw: drawCrag },
  { kind: 'crag', width: 2, height: 1.68, shadows: [{ y: -10, rx: 118, ry: 18 }], draw: drawSpire },
  { kind: 'water-rocks', width: 1, height: 1, draw: drawWaterRocks },
  { kind: 'steps', width: 1, height: 1, flat: true, draw: drawSteps },
];
