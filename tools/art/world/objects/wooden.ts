import { ellipse, polygon, type Scene, spline, tube } from '../../kit.ts';
import { drawCutFace } from '../../parts/wood.ts';
import type { ObjectDrawing } from './drawing.ts';

function drawStump(scene: Scene): void {
  scene.form(spline('20,54! 24,84 6,112! 40,108 62,122! 86,108 122,112! 104,84 108,54!'), {
    ramp: 'trunk',
    miter: true,
    shade: 10,
  });
  drawCutFace(scene, 64, 52, 45, 24, 0, { bark: 'trunk' });
}

function drawLyingLog(scene: Scene): void {
  scene.form(tube('34,72,38 128,74,37 222,76,36', { startCap: 'flat' }), {
    ramp: 'trunk',
    shade: 14,
    marks: [{ path: spline('96,30 140,24 196,34 186,52 168,44 150,58 128,46 108,54'), ramp: '#7cba5c' }],
  });
  scene.ink('80,92 116,98 150,92', 6, 'trunk');
  scene.ink('150,76 180,80 206,76', 6, 'trunk');
  drawCutFace(scene, 34, 72, 20, 38, 0, { bark: 'trunk' });
}

function drawDriftwood(scene: Scene): void {
  scene.form(tube('14,92,9 52,82,11 92,88,8 118,74,3'), { ramp: '#cbb79d', lineWidth: 0.6, shade: 5 });
  scene.form(tube('64,82,6 76,60,4 88,50,1'), { ramp: '#cbb79d', lineWidth: 0.6, shade: 4 });
  scene.form(spline('26,52 38,40 52,44 54,56 42,66 28,62'), { ramp: '#ffb9a8', lineWidth: 0.5, shade: 3 });
}

/** A fence. Its rails run from edge to edge, so that adjacent fences join. */
function drawFence(scene: Scene): void {
  const bare = { rim: false, miter: true, lineWidth: 0.85 } as const;
  for (const y of [50, 84]) {
    scene.form(polygon(`-2,${y} 130,${y} 130,${y + 18} -2,${y + 18}`), { ramp: 'wood', shade: 5, ...bare });
  }
  for (const x of [18, 82]) {
    scene.form(polygon(`${x},40 ${x + 14},22 ${x + 28},40 ${x + 28},118 ${x},118`), {
      ramp: 'woodLight',
      shade: 6,
      ...bare,
    });
  }
}

function drawBarrel(scene: Scene): void {
  scene.form(spline('28,36! 20,78 28,120! 64,128 100,120! 108,78 100,36! 64,30'), {
    ramp: 'wood',
    shade: 12,
    lines: [
      { path: '48,30 44,78 48,128', width: 4.5 },
      { path: '80,30 84,78 80,128', width: 4.5 },
    ],
    marks: [
      { path: spline('10,52! 64,62 118,52! 118,64! 64,74 10,64!'), ramp: 'iron' },
      { path: spline('10,98! 64,108 118,98! 118,110! 64,120 10,110!'), ramp: 'iron' },
    ],
  });
  scene.form(ellipse(64, 36, 37, 13), { ramp: 'woodLight', shade: 3, rim: false });
}

function drawCrate(scene: Scene): void {
  const bare = { rim: false, miter: true } as const;
  scene.form(polygon('14,48 114,48 114,126 14,126'), {
    ramp: 'wood',
    ...bare,
    shade: 8,
    lines: [
      { path: '14,74 114,74', width: 5, taper: 'none' },
      { path: '14,100 114,100', width: 5, taper: 'none' },
    ],
  });
  scene.form(polygon('14,24 114,24 114,50 14,50'), { ramp: 'woodLight', ...bare, shade: 4 });
  scene.form(polygon('14,110 96,50 114,50 114,64 32,126 14,126'), {
    ramp: 'woodLight',
    ...bare,
    shade: 5,
    lineWidth: 0.8,
  });
}

function drawBoat(scene: Scene): void {
  scene.flat(ellipse(128, 96, 122, 22), '#e9fbff', { opacity: 0.55 });
  scene.form(spline('10,44! 60,62 128,66 196,62 246,40! 236,84 196,108 128,112 62,108 22,86'), {
    ramp: '#c8604c',
    shade: 14,
    marks: [{ path: spline('0,84 128,100 256,80 256,130 0,130'), ramp: 'white' }],
  });
  scene.form(spline('10,44! 60,28 128,24 196,26 246,40! 196,62 128,66 60,62'), {
    ramp: 'woodLight',
    shade: 4,
    rim: false,
  });
  scene.form(spline('34,45! 72,36 128,33 188,35 222,42! 184,54 128,57 72,54'), {
    ramp: '#7d5138',
    shade: 5,
    lineWidth: 0.7,
  });
  scene.form(polygon('112,34 144,34 146,58 110,58'), {
    ramp: 'woodLight',
    lineWidth: 0.7,
    shade: 3,
    rim: false,
  });
  scene.form(tube('60,70,5 120,44,5 186,16,5'), { ramp: 'wood', lineWidth: 0.7, rim: false });
}

/** The boat seen from its end, for whoever sails north or south. */
function drawBoatAlong(scene: Scene): void {
  scene.flat(ellipse(128, 44, 74, 96), '#e9fbff', { opacity: 0.55 });
  scene.form(spline('128,-58! 172,-18 190,34 178,88 128,126! 78,88 66,34 84,-18'), {
    ramp: '#c8604c',
    shade: 12,
    marks: [{ path: spline('40,60 84,96 128,110 172,96 216,60 216,150 40,150'), ramp: 'white' }],
  });
  scene.form(spline('128,-58! 172,-22 188,24 174,68 128,100! 82,68 68,24 84,-22'), {
    ramp: 'woodLight',
    shade: 4,
    rim: false,
  });
  scene.form(spline('128,-36! 158,-12 170,22 160,56 128,80! 96,56 86,22 98,-12'), {
    ramp: '#7d5138',
    shade: 5,
    lineWidth: 0.7,
  });
  scene.form(polygon('88,4 168,4 170,24 86,24'), { ramp: 'woodLight', lineWidth: 0.7, shade: 3, rim: false });
}

const small = { width: 1, height: 1 } as const;

export const WOODEN: readonly ObjectDrawing[] = [
  { kind: 'stump', ...small, shadows: [{ y: -14, rx: 62, ry: 14 }], round: true, draw: drawStump },
  { kind: 'log', width: 2, height: 0.95, shadows: [{ y: -14, rx: 126, ry: 16 }], draw: drawLyingLog },
  { kind: 'driftwood', ...small, flat: true, draw: drawDriftwood },
  { kind: 'fence', ...small, draw: drawFence },
  {
    kind: 'barrel',
    width: 1,
    height: 1.05,
    foot: [64, 130],
    shadows: [{ y: -6, rx: 50, ry: 12 }],
    round: true,
    draw: drawBarrel,
  },
  { kind: 'crate', ...small, shadows: [{ y: -6, rx: 58, ry: 12 }], draw: drawCrate },
  {
    kind: 'boat',
    width: 2,
    height: 1,
    foot: [128, 124],
    move: 'rock',
    frames: 2,
    draw: (scene, frame) => (frame === 0 ? drawBoat(scene) : drawBoatAlong(scene)),
  },
];
