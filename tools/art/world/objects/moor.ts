import { ellipse, fluff, polygon, type Scene, spline, tube } from '../../kit.ts';
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

/** A chapel that stands to its sills in the lake; its bell tower has lost a side. */
function drawChapel(scene: Scene): void {
  const stone = '#a9a7ad';
  const nave = polygon('196,300 486,300 486,596 196,596');
  scene.form(nave, { ramp: stone, ...BARE, shade: 16 });
  strokesOn(
    scene,
    nave,
    'M196 360H486M196 430H486M196 500H486M250 300v60M360 300v60M440 300v60M220 430v70M330 430v70M410 430v70M280 500v96M380 500v96',
    scene.ramp(stone).deep,
    5,
  );
  const roof = spline('176,318! 214,170! 470,170! 508,318!');
  scene.form(roof, { ramp: '#5d6b82', ...BARE, shade: 14 });
  strokesOn(
    scene,
    roof,
    'M190 270H500M198 222H488M240 170l-14 148M300 170l-8 148M360 170v148M420 170l10 148',
    scene.ramp('#5d6b82').deep,
    5,
  );
  // Where the roof has fallen in, one sees the sky and a nest.
  scene.form(polygon('384,190 450,196 462,268 404,276 372,236'), { ramp: '#2f3a4a', ...BARE, shade: 6 });
  const tower = spline('60,600! 60,150! 84,96 104,150! 132,110 168,72 196,128! 196,600!');
  scene.form(tower, { ramp: '#b4b1b4', ...BARE, shade: 16 });
  strokesOn(
    scene,
    tower,
    'M60 200H196M60 270H196M60 340H196M60 420H196M60 500H196M110 200v70M150 270v70M96 340v80M140 420v80M100 500v100',
    scene.ramp('#b4b1b4').deep,
    5,
  );
  scene.form(spline('96,290! 96,214 128,178 160,214 160,290!'), { ramp: '#2f3a4a', ...BARE, shade: 6 });
  scene.form(spline('106,262! 112,222 128,208 144,222 150,262! 128,270'), { ramp: '#d8a53f', shade: 7 });
  scene.form(ellipse(128, 272, 8), { ramp: '#8a6a2a', lineWidth: 0.6 });
  for (const x of [262, 420]) {
    scene.form(spline(`${x - 34},470! ${x - 34},400 ${x},352 ${x + 34},400 ${x + 34},470!`), {
      ramp: '#3f5670',
      ...BARE,
      shade: 7,
    });
    scene.ink(`${x},356 ${x},470`, 6, '#3f5670');
  }
  scene.form(spline('304,596! 304,500 341,452 378,500 378,596!'), { ramp: '#4a3a38', ...BARE, shade: 9 });
  // Moss up to where the water has stood, and ivy on the tower.
  for (const [x, y, rx, ry] of [
    [90, 560, 34, 20],
    [470, 566, 30, 18],
    [230, 574, 28, 14],
    [70, 330, 18, 34],
    [84, 390, 20, 26],
  ] as const) {
    scene.form(fluff(x, y, rx, ry, 7, 0.2), { ramp: '#6f8f4e', lineWidth: 0.5, shade: 5 });
  }
  scene.flat(polygon('40,584 512,584 520,612 32,612'), '#6d97a3', { opacity: 0.55 });
  scene.markup(
    '<path d="M34 590q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#d5e2de" stroke-width="6" stroke-linecap="round" opacity=".85"/>',
  );
}

/** Lights that nobody has lit, seen through the windows by night. */
function drawChapelLit(scene: Scene): void {
  for (const x of [262, 420]) {
    scene.form(spline(`${x - 34},470! ${x - 34},400 ${x},352 ${x + 34},400 ${x + 34},470!`), {
      ramp: '#9ff0e2',
      ...BARE,
      shade: 5,
    });
    scene.ink(`${x},356 ${x},470`, 6, '#3f8f86');
  }
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
  {
    kind: 'chapel',
    width: 4.3,
    height: 4.85,
    foot: [275, 612],
    casts: 0.5,
    solid: true,
    lights: [
      { x: 262, y: 420, radius: 180, kind: 'window' },
      { x: 420, y: 420, radius: 180, kind: 'window' },
    ],
    lit: drawChapelLit,
    draw: drawChapel,
  },
  gate(false),
  gate(true),
];
