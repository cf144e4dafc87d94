import { ellipse, polygon, type Scene, spline, star, tube } from '../../kit.ts';
import { LIT, type ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;

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

function drawPortholes(scene: Scene, glass: string): void {
  for (const [x, y] of [
    [360, 560],
    [310, 460],
  ] as const) {
    scene.form(ellipse(x, y, 30), {
      ramp: glass,
      rim: false,
      shade: 5,
      lines: [{ path: `${x},${y - 30} ${x},${y + 30}`, width: 7, taper: 'none' }],
    });
  }
}
const drawWindmillLit = (scene: Scene): void => drawPortholes(scene, LIT);

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
  drawPortholes(scene, 'glass');
  const cap = spline('214,342! 236,230 300,160 360,148 420,160 484,230 506,342!');
  scene.form(cap, { ramp: 'roofRed', shade: 22, rim: false });
  strokesOn(
    scene,
    cap,
    'M226 300q134 44 268 0M246 246q114 40 228 0M284 196q76 28 152 0',
    scene.ramp('roofRed').shade,
    6,
  );
}

/** Four sails on their hub. They are turned slightly, so that they do not look like a cross. */
function drawSails(scene: Scene): void {
  for (const degrees of [-60, 30, 120, 210]) drawSail(scene, 360, 290, degrees);
  scene.form(ellipse(360, 290, 26), { ramp: 'wood', shade: 6 });
  scene.form(ellipse(360, 290, 10), { ramp: 'gold', lineWidth: 0.6 });
}

function drawTowerWindows(scene: Scene, glass: string): void {
  for (const y of [338, 440])
    scene.form(spline(`172,${y + 28}! 172,${y - 10} 192,${y - 30} 212,${y - 10} 212,${y + 28}!`), {
      ramp: glass,
      ...BARE,
      shade: 5,
      lineWidth: 0.8,
    });
}

function drawLantern(scene: Scene, glass: string): void {
  scene.form(polygon('136,92 248,92 252,196 132,196'), {
    ramp: glass,
    rim: false,
    shade: 9,
    lines: [
      { path: '172,92 172,196', width: 8, taper: 'none' },
      { path: '212,92 212,196', width: 8, taper: 'none' },
    ],
  });
  scene.form(star(192, 144, 34, 12, 4), { ramp: 'white', lineWidth: 0.4, rim: false });
}

function drawLighthouseLit(scene: Scene): void {
  drawTowerWindows(scene, LIT);
  drawLantern(scene, '#fff6c8');
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
  drawTowerWindows(scene, 'glass');
  scene.form(spline('150,702! 150,640 168,616 216,616 234,640 234,702!'), {
    ramp: 'door',
    ...BARE,
    shade: 8,
  });
  drawLantern(scene, '#ffe38a');
  scene.form(polygon('98,190 286,190 276,220 108,220'), { ramp: 'iron', ...BARE, shade: 6 });
  scene.form(spline('116,96! 136,50 192,20 248,50 268,96!'), { ramp: 'roofRed', shade: 10 });
  scene.form(ellipse(192, 18, 12), { ramp: 'gold', lineWidth: 0.7 });
}

export const TOWERS: readonly ObjectDrawing[] = [
  {
    kind: 'windmill',
    width: 5.62,
    height: 6.4,
    foot: [360, 810],
    shadows: [{ y: -14, rx: 210, ry: 34 }],
    casts: 0.5,
    round: true,
    parts: [{ name: 'sails', pivot: [360, 290], move: 'turn', draw: drawSails }],
    lights: [
      { x: 360, y: 560, radius: 110, kind: 'window' },
      { x: 310, y: 460, radius: 110, kind: 'window' },
    ],
    lit: drawWindmillLit,
    draw: drawWindmill,
  },
  {
    kind: 'lighthouse',
    width: 3,
    height: 6,
    foot: [192, 760],
    shadows: [{ y: -10, rx: 170, ry: 24 }],
    casts: 0.7,
    round: true,
    lights: [
      { x: 192, y: 144, radius: 460, kind: 'beacon' },
      { x: 192, y: 340, radius: 100, kind: 'window' },
      { x: 192, y: 440, radius: 100, kind: 'window' },
    ],
    lit: drawLighthouseLit,
    draw: drawLighthouse,
  },
];
