import { ellipse, fluff, polygon, type Scene, spline, tube } from '../../kit.ts';
import { CHAPEL } from './chapel.ts';
import type { ObjectDrawing } from './drawing.ts';
import { strokesOn } from './strokes.ts';

const BARE = { rim: false, miter: true } as const;

/** Gorse: a dark cushion with more flowers than leaves. */
function drawGorse(scene: Scene): void {
  scene.form(fluff(64, 78, 54, 40, 13, 0.22), { ramp: '#5f8a4a', shade: 14 });
  for (const [x, y, size] of [
    [30, 72, 11],
    [52, 54, 12],
    [80, 52, 12],
    [100, 74, 11],
    [66, 80, 13],
    [42, 94, 11],
    [88, 98, 11],
  ] as const) {
    scene.form(fluff(x, y, size, size * 0.85, 6, 0.24), { ramp: '#f5c832', lineWidth: 0.5, shade: 4 });
  }
}

/** Stones that walkers have piled up, the smallest on top. */
function drawCairn(scene: Scene): void {
  for (const [x, y, rx, ry, colour] of [
    [36, 108, 30, 18, '#9c9aa0'],
    [92, 110, 32, 18, '#a9a6a8'],
    [64, 92, 36, 18, '#b5b2b2'],
    [54, 66, 27, 15, '#a19fa6'],
    [72, 44, 21, 13, '#bcb9b6'],
    [64, 24, 14, 10, '#c9c6c1'],
  ] as const) {
    scene.form(
      spline([
        [x - rx, y + ry * 0.3],
        [x - rx * 0.5, y - ry],
        [x + rx * 0.6, y - ry * 0.9],
        [x + rx, y + ry * 0.2],
        [x + rx * 0.5, y + ry],
        [x - rx * 0.7, y + ry],
      ]),
      { ramp: colour, shade: 8, rim: false },
    );
  }
  scene.flat(ellipse(38, 106, 12, 5), '#8a9a5c', { opacity: 0.8 });
}

/** A tree that the wind has bent and the bog has drowned. */
function drawDeadTree(scene: Scene): void {
  scene.form(spline('40,246! 52,208 50,160! 76,160! 80,206 96,246! 66,240'), { ramp: '#8d7f78', ...BARE });
  for (const branch of [
    '62,176,14 64,120,12 84,74,9 118,44,4',
    '64,130,10 40,96,8 26,52,4',
    '76,88,7 74,52,5 84,22,3',
    '40,98,6 22,92,4 6,74,2',
    '98,62,5 118,72,3',
  ]) {
    scene.form(tube(branch), { ramp: '#8d7f78', lineWidth: 0.8, shade: 5 });
  }
}

/** A wall of stones without mortar; neighbours join. */
function drawDryWall(scene: Scene): void {
  const wall = polygon('-2,52 130,52 130,120 -2,120');
  scene.form(wall, { ramp: '#a5a2a2', ...BARE, shade: 9 });
  strokesOn(
    scene,
    wall,
    'M0 76H128M0 98H128M26 52v24M70 52v24M108 52v24M14 76v22M48 76v22M92 76v22M34 98v22M78 98v22M114 98v22',
    scene.ramp('#a5a2a2').deep,
    5,
  );
  for (const x of [6, 48, 90]) {
    scene.form(spline(`${x - 8},56 ${x},36 ${x + 30},34 ${x + 38},56`), {
      ramp: '#b9b6b3',
      shade: 5,
      rim: false,
    });
  }
}

/** Peat, cut into bricks and piled up to dry. */
function drawPeat(scene: Scene): void {
  scene.form(spline('10,118! 24,62 64,34 104,62 118,118!'), { ramp: '#6d5142', shade: 14 });
  const lines =
    '16,96 112,96|24,72 104,72|46,50 82,50|42,72 42,96|84,72 84,96|64,50 64,72|64,96 64,118|28,96 28,118|100,96 100,118';
  for (const line of lines.split('|')) scene.ink(line, 5, '#6d5142');
}

/** Two posts of stone with a gate of five bars between them, two cells wide. */
function drawGate(scene: Scene, isOpen: boolean): void {
  const bars = isOpen
    ? ['40,40 62,26 62,104 40,118', '216,40 194,26 194,104 216,118']
    : ['36,44 126,44 126,116 36,116', '130,44 220,44 220,116 130,116'];
  for (const points of bars) {
    const leaf = polygon(points);
    scene.form(leaf, { ramp: 'woodLight', ...BARE, shade: 7 });
    if (!isOpen)
      strokesOn(
        scene,
        leaf,
        'M30 62H226M30 80H226M30 98H226M36 116L126 44M220 116L130 44',
        scene.ramp('woodLight').line,
        6,
      );
  }
  if (!isOpen) scene.form(ellipse(128, 82, 13), { ramp: 'gold', lineWidth: 0.8, shade: 4 });
  for (const x of [6, 218]) {
    scene.form(spline(`${x},124! ${x},28 ${x + 16},8 ${x + 32},28 ${x + 32},124!`), {
      ramp: '#a9a6a8',
      shade: 9,
      rim: false,
    });
  }
}

const gate = (isOpen: boolean): ObjectDrawing => ({
  kind: 'gate',
  width: 2,
  height: 1,
  foot: [128, 128],
  draw: (scene) => drawGate(scene, isOpen),
});

/** The gate's pictures: closed, open. */
export const MOOR: readonly ObjectDrawing[] = [
  { kind: 'gorse', width: 1, height: 1, shadows: [{ y: -8, rx: 52, ry: 13 }], round: true, draw: drawGorse },
  { kind: 'cairn', width: 1, height: 1, shadows: [{ y: -8, rx: 56, ry: 13 }], round: true, draw: drawCairn },
  {
    kind: 'dead-tree',
    width: 1,
    height: 1.95,
    shadows: [{ y: -8, rx: 40, ry: 11 }],
    round: true,
    draw: drawDeadTree,
  },
  {
    kind: 'dry-wall',
    width: 1,
    height: 1,
    shadows: [{ y: -6, rx: 64, ry: 10 }],
    casts: 0.5,
    draw: drawDryWall,
  },
  { kind: 'peat', width: 1, height: 1, shadows: [{ y: -8, rx: 54, ry: 12 }], round: true, draw: drawPeat },
  CHAPEL,
  gate(false),
  gate(true),
];
