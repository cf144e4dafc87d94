import type { ObjectKind } from '../../../../../content/maps/objects.ts';
import { ellipse, polygon, type Scene, spline, tube } from '../../../kit.ts';
import type { ObjectDrawing } from '../drawing.ts';
import { strokesOn } from '../strokes.ts';

const BARE = { rim: false, miter: true } as const;
const STONE = '#cfc7dc';

/** The colour of the flame of each of the four lights, and of its heart. */
const FLAMES = {
  'dawn-light': ['#f29ab0', '#ffe1e4'],
  'noon-light': ['#f5b93c', '#fff3bf'],
  'dusk-light': ['#a678dc', '#ead4ff'],
  'night-light': ['#5c86ea', '#d5e6ff'],
} as const satisfies Partial<Record<ObjectKind, readonly [string, string]>>;
type Flame = readonly [outer: string, heart: string];

function drawFlame(scene: Scene, [outer, heart]: Flame): void {
  scene.form(spline('64,6! 88,46 98,76 86,104 64,110 42,104 30,76 44,50 52,34'), {
    ramp: outer,
    shade: 8,
    lineWidth: 0.8,
  });
  scene.flat(spline('64,50! 78,76 76,96 64,102 52,96 50,78'), heart);
}

/** A pillar with a bowl, in which a light burns that nobody feeds. */
function drawPillar(scene: Scene, flame: Flame): void {
  scene.form(polygon('22,300 106,300 114,330 14,330'), { ramp: STONE, ...BARE, shade: 6 });
  const shaft = polygon('40,150 88,150 96,302 32,302');
  scene.form(shaft, { ramp: STONE, ...BARE, shade: 12 });
  strokesOn(scene, shaft, 'M30 196H100M30 248H100M64 150v46M50 196v52M80 248v54', '#8f85a8', 5);
  scene.form(ellipse(64, 222, 15), { ramp: flame[0], shade: 4, lineWidth: 0.7 });
  drawFlame(scene, flame);
  scene.form(spline('14,98! 114,98! 100,134 84,152! 44,152! 28,134'), { ramp: STONE, ...BARE, shade: 9 });
  scene.form(polygon('10,92 118,92 116,106 12,106'), { ramp: '#e4deee', ...BARE, shade: 4 });
}

/** A dial on a stone table: four shadows, none of which belongs to its needle. */
function drawSundial(scene: Scene): void {
  scene.form(spline('10,232! 16,262 60,290 128,298 196,290 240,262 246,232!'), {
    ramp: '#b3aaca',
    shade: 12,
  });
  scene.form(ellipse(128, 230, 118, 48), { ramp: STONE, shade: 8 });
  scene.form(spline('58,214! 64,168 128,160 192,168 198,214! 128,232'), { ramp: STONE, ...BARE, shade: 14 });
  scene.form(ellipse(128, 164, 92, 40), { ramp: '#eee9f6', shade: 6 });
  for (const [path, colour] of [
    ['128,164! 44,150! 56,138!', '#f29ab0'],
    ['128,164! 120,128! 138,128!', '#f5b93c'],
    ['128,164! 200,140! 212,152!', '#a678dc'],
    ['128,164! 120,202! 140,202!', '#5c86ea'],
  ] as const)
    scene.flat(spline(path), colour);
  for (let i = 0; i < 12; i += 1) {
    const turn = (i * Math.PI) / 6;
    scene.flat(ellipse(128 + Math.cos(turn) * 80, 164 + Math.sin(turn) * 33, 5, 3.4), '#8b82a6');
  }
  scene.form(polygon('122,166 134,166 182,70 176,64'), { ramp: 'gold', ...BARE, shade: 5, lineWidth: 0.8 });
  scene.form(ellipse(128, 166, 12, 8), { ramp: 'gold', shade: 3, lineWidth: 0.7 });
}

/** The spines of the books on a shelf of ice. */
const SPINES = ['#c9596f', '#e2b65c', '#5570b6', '#7a5da8', '#4d9c88', '#d98a5a', '#8b82a6'] as const;

/** Shelves that a glacier has grown: the books in front can be lent, those behind only read through. */
function drawShelves(scene: Scene): void {
  scene.form(spline('6,318! 2,120! 26,66 60,86 92,30 132,58 168,22 206,70 234,58 254,126! 250,318!'), {
    ramp: '#a9d3f2',
    ...BARE,
    shade: 20,
  });
  for (const top of [134, 216]) {
    scene.form(polygon(`24,${top} 232,${top} 232,${top + 66} 24,${top + 66}`), {
      ramp: '#4f7fb4',
      ...BARE,
      shade: 8,
    });
    let x = 30;
    for (let i = 0; x < 214; i += 1) {
      const [wide, high] = [13 + ((i * 7 + top) % 9), 40 + ((i * 11 + top) % 20)];
      scene.form(
        polygon(
          `${x},${top + 64} ${x},${top + 64 - high} ${x + wide},${top + 64 - high} ${x + wide},${top + 64}`,
        ),
        { ramp: SPINES[(i * 3 + top) % SPINES.length]!, ...BARE, shade: 3, lineWidth: 0.55 },
      );
      x += wide + (i % 4 === 3 ? 16 : 2);
    }
  }
  scene.form(tube('14,208,9 242,208,9'), { ramp: '#d6edfb', lineWidth: 0.7, shade: 4 });
  scene.form(tube('10,292,10 246,292,10'), { ramp: '#d6edfb', lineWidth: 0.7, shade: 4 });
  scene.form(
    spline('20,98 48,80 66,94 94,50 130,74 166,42 200,88 232,82 216,104 168,92 128,104 84,96 44,112'),
    {
      ramp: '#eef7fe',
      rim: false,
      shade: 5,
      lineWidth: 0.6,
    },
  );
  for (const [x, long] of [
    [52, 26],
    [118, 34],
    [186, 24],
  ] as const)
    scene.form(spline(`${x - 9},112! ${x + 9},112! ${x},${112 + long}!`), {
      ramp: '#d6edfb',
      lineWidth: 0.5,
      shade: 3,
    });
}

export const FOURLIGHT_LIGHTS: readonly ObjectDrawing[] = [
  ...Object.entries(FLAMES).map(
    ([kind, flame]): ObjectDrawing => ({
      kind: kind as keyof typeof FLAMES,
      width: 1,
      height: 2.6,
      foot: [64, 330],
      shadows: [{ y: -6, rx: 52, ry: 13 }],
      round: true,
      lights: [{ x: 64, y: 70, radius: 420, kind: 'lamp' }],
      // By night, too, one tells the four apart by their colours.
      lit: (scene) => drawFlame(scene, [flame[0], '#ffffff']),
      draw: (scene) => drawPillar(scene, flame),
    }),
  ),
  {
    kind: 'sundial',
    width: 2,
    height: 2.4,
    foot: [128, 300],
    shadows: [{ y: -12, rx: 122, ry: 26 }],
    casts: 0.5,
    round: true,
    draw: drawSundial,
  },
  {
    kind: 'ice-shelf',
    width: 2,
    height: 2.5,
    foot: [128, 318],
    shadows: [{ y: -8, rx: 124, ry: 14 }],
    casts: 0.6,
    solid: true,
    lights: [{ x: 128, y: 200, radius: 190, kind: 'window' }],
    draw: drawShelves,
  },
];
