import { ellipse, polygon, type Scene, spline, star, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;

function drawWell(scene: Scene): void {
  const ring = spline('24,190! 24,270 60,304 128,312 196,304 232,270 232,190!');
  scene.form(ring, { ramp: 'rockLight', shade: 16, rim: false });
  strokesOn(
    scene,
    ring,
    'M24 236q104 44 208 0M24 272q104 44 208 0M70 206v44M128 216v44M186 206v44M48 250v40M98 262v44M158 262v44M208 250v40',
    scene.ramp('rock').shade,
    6,
  );
  scene.form(ellipse(128, 190, 105, 38), { ramp: 'rock', shade: 7, rim: false });
  scene.form(ellipse(128, 192, 78, 26), {
    ramp: '#3f78b8',
    shade: 9,
    lineWidth: 0.8,
    marks: [{ path: ellipse(110, 206, 34, 7), flat: '#7fccf5' }],
  });
  for (const x of [38, 200]) {
    scene.form(polygon(`${x},70 ${x + 18},70 ${x + 18},204 ${x},204`), { ramp: 'wood', ...BARE, shade: 5 });
  }
  scene.form(tube('44,120,6 128,122,6 214,120,6'), { ramp: 'woodLight', lineWidth: 0.7 });
  scene.form(spline('104,140! 152,140! 146,184! 110,184!'), {
    ramp: 'wood',
    shade: 6,
    marks: [{ path: polygon('90,152 170,152 170,162 90,162'), ramp: 'iron' }],
  });
  const roof = spline('66,8! 190,8! 250,92! 6,92!');
  scene.form(roof, { ramp: 'roofRed', ...BARE, shade: 8 });
  strokesOn(
    scene,
    roof,
    'M10 50H246M10 28H246M10 72H246M70 30v20M128 8v20M186 30v20M98 52v20M158 52v20M40 74v20M128 74v20M216 74v20',
    scene.ramp('roofRed').line,
    5,
  );
}

function drawLamp(scene: Scene): void {
  scene.form(tube('64,238,9 64,150,6 64,76,6', { startCap: 'flat' }), { ramp: 'iron', lineWidth: 0.8 });
  scene.form(spline('38,244! 44,222 84,222 90,244!'), { ramp: 'iron', lineWidth: 0.8, shade: 4 });
  scene.flat(ellipse(64, 52, 58), '#ffe9a0', { opacity: 0.28 });
  scene.form(spline('40,28! 88,28! 80,84! 48,84!'), { ramp: '#ffe38a', shade: 7, rim: false });
  scene.form(spline('28,30! 64,0! 100,30!'), { ramp: 'iron', shade: 5, rim: false });
  scene.form(polygon('44,80 84,80 80,94 48,94'), { ramp: 'iron', shade: 3, rim: false });
}

function drawSail(scene: Scene, cx: number, cy: number, degrees: number): void {
  const cloth = polygon(
    `${cx + 56},${cy + 6} ${cx + 268},${cy + 6} ${cx + 268},${cy + 76} ${cx + 64},${cy + 64}`,
  ).rotate(degrees, cx, cy);
  const pole = tube([
    [cx, cy, 9],
    [cx + 140, cy, 8],
    [cx + 278, cy, 6],
  ]).rotate(degrees, cx, cy);
  scene.form(cloth, { ramp: '#fff6e2', rim: false, shade: 6, lineWidth: 0.8 });
  const across = [100, 146, 192, 238].map((x) => {
    return polygon(
      `${cx + x - 3},${cy + 4} ${cx + x + 3},${cy + 4} ${cx + x + 3},${cy + 76} ${cx + x - 3},${cy + 76}`,
    ).rotate(degrees, cx, cy);
  });
  for (const bar of across) scene.flat(bar, '#c9a577');
  scene.flat(
    polygon(
      `${cx + 60},${cy + 34} ${cx + 268},${cy + 38} ${cx + 268},${cy + 44} ${cx + 60},${cy + 40}`,
    ).rotate(degrees, cx, cy),
    '#c9a577',
  );
  scene.form(pole, { ramp: 'wood', lineWidth: 0.85, shade: 5 });
}

function drawWindmill(scene: Scene): void {
  const tower = spline('246,330! 474,330! 536,790! 360,806 184,790!');
  scene.form(tower, {
    ramp: 'wall',
    rim: false,
    shade: 30,
    marks: [{ path: polygon('150,724 570,724 570,820 150,820'), ramp: 'rock' }],
  });
  strokesOn(
    scene,
    tower,
    'M180 726H540M170 766H550M250 728v38M330 768v40M420 728v38M490 768v38',
    scene.ramp('rock').shade,
    6,
  );
  scene.form(spline('304,798! 304,700 328,664 392,664 416,700 416,798!'), {
    ramp: 'door',
    ...BARE,
    shade: 9,
    lines: [{ path: '360,664 360,800', width: 6, taper: 'none' }],
  });
  scene.form(ellipse(392, 738, 8), { ramp: 'gold', lineWidth: 0.5 });
  for (const [x, y] of [
    [360, 560],
    [310, 460],
  ] as const) {
    scene.form(ellipse(x, y, 30), {
      ramp: 'glass',
      rim: false,
      shade: 5,
      lines: [{ path: `${x},${y - 30} ${x},${y + 30}`, width: 7, taper: 'none' }],
    });
  }
  const cap = spline('214,342! 236,230 300,160 360,148 420,160 484,230 506,342!');
  scene.form(cap, { ramp: 'roofRed', shade: 22, rim: false });
  strokesOn(
    scene,
    cap,
    'M226 300q134 44 268 0M246 246q114 40 228 0M284 196q76 28 152 0',
    scene.ramp('roofRed').shade,
    6,
  );
  for (const degrees of [-60, 30, 120, 210]) drawSail(scene, 360, 290, degrees);
  scene.form(ellipse(360, 290, 26), { ramp: 'wood', shade: 6 });
  scene.form(ellipse(360, 290, 10), { ramp: 'gold', lineWidth: 0.6 });
}

function drawLighthouse(scene: Scene): void {
  scene.form(spline('24,736! 40,676 86,650 192,644 300,650 346,676 362,736! 192,764'), {
    ramp: 'rock',
    shade: 18,
  });
  const tower = spline('122,206! 262,206! 300,690! 192,708 84,690!');
  scene.form(tower, {
    ramp: 'white',
    rim: false,
    shade: 26,
    marks: [
      { path: polygon('60,284 330,284 330,384 60,384'), ramp: 'roofRed' },
      { path: polygon('60,484 330,484 330,584 60,584'), ramp: 'roofRed' },
    ],
  });
  for (const y of [338, 440])
    scene.form(spline(`172,${y + 28}! 172,${y - 10} 192,${y - 30} 212,${y - 10} 212,${y + 28}!`), {
      ramp: 'glass',
      ...BARE,
      shade: 5,
      lineWidth: 0.8,
    });
  scene.form(spline('150,702! 150,640 168,616 216,616 234,640 234,702!'), {
    ramp: 'door',
    ...BARE,
    shade: 8,
  });
  scene.flat(ellipse(192, 140, 150), '#fff0b0', { opacity: 0.22 });
  scene.form(polygon('136,92 248,92 252,196 132,196'), {
    ramp: '#ffe38a',
    rim: false,
    shade: 9,
    lines: [
      { path: '172,92 172,196', width: 8, taper: 'none' },
      { path: '212,92 212,196', width: 8, taper: 'none' },
    ],
  });
  scene.form(star(192, 144, 34, 12, 4), { ramp: 'white', lineWidth: 0.4, rim: false });
  scene.form(polygon('98,190 286,190 276,220 108,220'), { ramp: 'iron', ...BARE, shade: 6 });
  scene.form(spline('116,96! 136,50 192,20 248,50 268,96!'), { ramp: 'roofRed', shade: 10 });
  scene.form(ellipse(192, 18, 12), { ramp: 'gold', lineWidth: 0.7 });
}

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

export const TOWERS: readonly ObjectDrawing[] = [
  {
    kind: 'well',
    width: 2,
    height: 2.5,
    foot: [128, 316],
    shadows: [{ y: -14, rx: 122, ry: 26 }],
    draw: drawWell,
  },
  {
    kind: 'lamp',
    width: 1,
    height: 1.95,
    foot: [64, 246],
    shadows: [{ y: 0, rx: 34, ry: 9 }],
    draw: drawLamp,
  },
  {
    kind: 'windmill',
    width: 5.62,
    height: 6.4,
    foot: [360, 810],
    shadows: [{ y: -14, rx: 210, ry: 34 }],
    draw: drawWindmill,
  },
  {
    kind: 'lighthouse',
    width: 3,
    height: 6,
    foot: [192, 760],
    shadows: [{ y: -10, rx: 170, ry: 24 }],
    draw: drawLighthouse,
  },
  { kind: 'waterfall', width: 2, height: 2.6, foot: [128, 256], draw: drawWaterfall },
  { kind: 'shells', width: 1, height: 1, flat: true, draw: drawShells },
];
