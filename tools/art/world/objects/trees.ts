import { ellipse, fluff, leaf, polygon, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';

interface Crown {
  readonly main: string;
  readonly light: string;
}
const GREEN: Crown = { main: 'main', light: 'leafLight' };
const OLIVE: Crown = { main: '#5fae56', light: '#8fd06a' };
const PINK: Crown = { main: 'blossom', light: 'blossomLight' };

function drawTrunk(scene: Scene): void {
  scene.form(spline('104,240! 106,290 90,328! 114,330 128,342! 142,330 168,328! 152,290 152,240!'), {
    ramp: 'trunk',
    miter: true,
  });
}

/** A crown of three layers of leaves, lit from the upper left. */
function drawCrown(scene: Scene, { main, light }: Crown): void {
  scene.form(fluff(128, 218, 100, 60, 11, 0.14), { ramp: main, shade: 20 });
  scene.form(fluff(128, 152, 92, 66, 11, 0.15), { ramp: main, shade: 20 });
  scene.form(fluff(124, 88, 70, 56, 9, 0.17), {
    ramp: main,
    shade: 16,
    marks: [{ path: spline('58,84 88,40 130,24 172,40 150,62 112,72 84,106'), ramp: light }],
  });
  scene.ink('96,106 110,116 126,108', 8, main);
  scene.ink('58,206 74,218 92,210', 8, main);
  scene.ink('150,200 168,212 188,202', 8, main);
  scene.ink('66,150 82,162 98,154', 8, main);
  scene.ink('156,136 170,144 184,134', 8, main);
}

function drawFruit(scene: Scene): void {
  for (const [x, y] of [
    [80, 184],
    [160, 164],
    [118, 116],
    [184, 222],
    [104, 240],
    [62, 232],
  ] as const) {
    scene.form(ellipse(x, y, 14), {
      ramp: 'fruit',
      lineWidth: 0.5,
      gloss: true,
      highlights: [ellipse(x - 4, y - 5, 4, 3, -30)],
    });
  }
}

/** Fallen petals below a tree, without contour. */
function drawPetals(scene: Scene): void {
  for (const [x, y, degrees] of [
    [42, 330, 20],
    [78, 344, -30],
    [186, 340, 10],
    [222, 326, -20],
    [26, 306, 40],
  ] as const) {
    scene.flat(ellipse(x, y, 9, 5, degrees), '#ffd3e2');
  }
}

function drawPine(scene: Scene, main: string, light: string, slim: number): void {
  scene.form(polygon('112,310 144,310 152,366 104,366'), { ramp: 'trunk' });
  for (const [y, w] of [
    [322, 108],
    [246, 90],
    [170, 68],
  ] as const) {
    const wide = w * slim;
    const at = (share: number): number => 128 + wide * share;
    const storey = `128,${y - 152}! ${at(0.5)},${y - 62} ${at(1)},${y}! ${at(0.6)},${y - 10} ${at(0.34)},${y + 12}! 128,${y + 2} ${at(-0.34)},${y + 14}! ${at(-0.6)},${y - 10} ${at(-1)},${y}! ${at(-0.5)},${y - 62}`;
    const lit = `${at(-0.05)},${y - 130} ${at(-0.34)},${y - 66} ${at(-0.72)},${y - 16} ${at(-0.4)},${y - 24} ${at(-0.16)},${y - 70}`;
    scene.form(spline(storey), {
      ramp: main,
      shade: 15,
      rim: false,
      marks: [{ path: spline(lit), ramp: light, opacity: 0.75 }],
    });
  }
}

function drawBirch(scene: Scene): void {
  scene.form(tube('116,318,13 114,250,11 118,180,9', { startCap: 'flat' }), {
    ramp: 'bark',
    lineRamp: '#8a8078',
    shade: 6,
    marks: [280, 252, 226].map((y, i) => ({
      path: ellipse(i % 2 ? 108 : 122, y, 9, 3.4),
      flat: '#6b6058',
    })),
  });
  scene.form(fluff(118, 188, 66, 50, 9, 0.16), { ramp: 'birch', shade: 16 });
  scene.form(fluff(116, 126, 62, 56, 9, 0.17), { ramp: 'birch', shade: 16 });
  scene.form(fluff(114, 70, 46, 44, 8, 0.18), {
    ramp: 'birch',
    shade: 12,
    marks: [{ path: spline('72,66 92,34 120,26 146,40 124,52 100,60 84,84'), ramp: '#b5e07e' }],
  });
  scene.ink('74,184 88,194 102,186', 7, 'birch');
  scene.ink('128,136 142,144 156,136', 7, 'birch');
}

function drawPalm(scene: Scene): void {
  scene.form(tube('170,340,17 162,280,13 150,210,11 156,150,10', { startCap: 'flat' }), {
    ramp: '#c39a63',
    shade: 7,
    lines: [310, 280, 250, 220, 190].map((y) => ({ path: `130,${y + 6} 158,${y} 186,${y + 4}`, width: 6 })),
  });
  const fronds = [
    [150, 20, 20],
    [30, 160, 24],
    [200, 10, -30],
    [-20, 20, 20],
    [-160, 140, -34],
    [-60, 118, 20],
    [-120, 122, -22],
  ] as const;
  fronds.forEach(([degrees, , bend], i) => {
    const length = i < 2 ? 104 : 122;
    scene.form(leaf(156, 138, length, 46, degrees, bend), {
      ramp: i < 3 ? '#3fa56a' : '#5cc070',
      miter: true,
      shade: 7,
      dim: i < 2,
    });
  });
  scene.form([ellipse(146, 152, 15), ellipse(170, 156, 14)], { ramp: 'trunk', lineWidth: 0.8, shade: 5 });
}

const tree = { width: 2, height: 2.75, shadows: [{ rx: 104, ry: 30 }], round: true } as const;
const pine = { width: 2, height: 3, shadows: [{ rx: 96, ry: 26 }], round: true } as const;

export const TREES: readonly ObjectDrawing[] = [
  {
    kind: 'oak',
    ...tree,
    draw: (scene) => {
      drawTrunk(scene);
      drawCrown(scene, GREEN);
    },
  },
  {
    kind: 'oak',
    ...tree,
    draw: (scene) => {
      drawTrunk(scene);
      drawCrown(scene, OLIVE);
    },
  },
  {
    kind: 'apple-tree',
    ...tree,
    draw: (scene) => {
      drawTrunk(scene);
      drawCrown(scene, GREEN);
      drawFruit(scene);
    },
  },
  {
    kind: 'blossom-tree',
    ...tree,
    draw: (scene) => {
      drawPetals(scene);
      drawTrunk(scene);
      drawCrown(scene, PINK);
    },
  },
  { kind: 'pine', ...pine, draw: (scene) => drawPine(scene, 'pine', 'pineLight', 1) },
  { kind: 'pine', ...pine, draw: (scene) => drawPine(scene, '#2f8f78', '#4dab88', 0.92) },
  {
    kind: 'birch',
    width: 1.85,
    height: 2.55,
    foot: [118, 326],
    shadows: [{ rx: 58, ry: 18 }],
    round: true,
    draw: drawBirch,
  },
  {
    kind: 'palm',
    width: 2.5,
    height: 2.8,
    foot: [168, 350],
    shadows: [{ rx: 60, ry: 18 }],
    round: true,
    draw: drawPalm,
  },
];
