import { crystal, ellipse, polygon, type Scene, spline, tube } from '../../kit.ts';
import type { ObjectDrawing, Part } from './drawing.ts';

const BARE = { rim: false, miter: true } as const;

/** A pine with snow on its storeys. */
function drawSnowPine(scene: Scene, main: string, slim: number): void {
  scene.form(polygon('112,310 144,310 152,366 104,366'), { ramp: 'trunk' });
  for (const [y, w] of [
    [322, 100],
    [250, 82],
    [178, 62],
  ] as const) {
    const wide = w * slim;
    const at = (share: number): string => String(128 + wide * share);
    const storey = `128,${y - 150}! ${at(0.5)},${y - 60} ${at(1)},${y}! ${at(0.6)},${y - 8} ${at(0.34)},${y + 12}! 128,${y + 2} ${at(-0.34)},${y + 14}! ${at(-0.6)},${y - 8} ${at(-1)},${y}! ${at(-0.5)},${y - 60}`;
    const snow = `128,${y - 156} ${at(0.34)},${y - 84} ${at(0.62)},${y - 44} ${at(0.36)},${y - 50} ${at(0.14)},${y - 74} ${at(-0.06)},${y - 40} ${at(-0.3)},${y - 48} ${at(-0.5)},${y - 14} ${at(-0.92)},${y - 2} ${at(-0.6)},${y - 54} ${at(-0.3)},${y - 96}`;
    scene.form(spline(storey), {
      ramp: main,
      shade: 14,
      rim: false,
      marks: [{ path: spline(snow), ramp: '#eef4fc' }],
    });
  }
}

/** A boulder that snow lies on. */
function drawSnowyBoulder(scene: Scene): void {
  scene.form(spline('8,116! 12,76 34,42 70,32 104,50 120,84 122,116! 66,124'), {
    ramp: '#aab0bf',
    shade: 16,
    marks: [
      { path: spline('4,84 22,40 68,20 112,40 126,78 104,66 88,78 66,60 46,76 30,66'), ramp: '#f1f6fd' },
    ],
  });
  scene.ink('56,96 66,84 80,90', 5, '#aab0bf');
}

/** Blue ice that has pushed up through the snow. */
function drawIce(scene: Scene): void {
  for (const [x, y, length, width, degrees, ramp] of [
    [40, 236, 120, 46, -104, '#9cc6ec'],
    [88, 238, 132, 48, -74, '#8bb9e6'],
    [64, 244, 214, 60, -91, '#b4d9f6'],
    [30, 246, 62, 34, -122, '#c9e6fb'],
    [100, 246, 60, 34, -58, '#a8d0f1'],
  ] as const) {
    scene.form(crystal(x, y, length, width, degrees), { ramp, ...BARE, shade: 12 });
  }
}

/** A copper kettle on three stones; it is always about to boil. */
function drawKettle(scene: Scene): void {
  for (const x of [26, 100]) scene.form(ellipse(x, 128, 20, 14), { ramp: '#a9aebb', shade: 6 });
  scene.flat(spline('44,132! 50,108 60,120 66,102 76,120 84,110 88,132!'), '#ff9a3c');
  scene.flat(spline('54,132! 60,118 66,124 74,116 78,132!'), '#ffdf7e');
  scene.form(tube('98,84,13 122,70,9 130,50,7', { endCap: 'flat' }), { ramp: '#c9743e', shade: 5 });
  scene.form(spline('16,84! 22,58 64,46 106,58 112,84! 106,112 64,120 22,112'), {
    ramp: '#d9824a',
    shade: 13,
    gloss: true,
  });
  scene.form(spline('40,56! 44,40 64,34 84,40 88,56!'), { ramp: '#c9743e', shade: 6 });
  scene.form(ellipse(64, 32, 8), { ramp: 'iron', lineWidth: 0.7 });
  scene.markup(
    '<path d="M26 66C20 6 108 6 102 66" fill="none" stroke="#4a4250" stroke-width="8" stroke-linecap="round"/>',
  );
}

/** The colours of the flags on the lines, from west to east. */
const FLAGS = ['#e2574c', '#f5c445', '#4fa36b', '#4b86d8', '#f7f3ea', '#e2574c', '#f5c445'] as const;

function drawLinePoles(scene: Scene): void {
  for (const x of [12, 372]) {
    scene.form(tube(`${x},8,6 ${x},210,8`, { startCap: 'flat', endCap: 'flat' }), {
      ramp: 'wood',
      ...BARE,
      lineWidth: 0.8,
      shade: 4,
    });
    scene.form(ellipse(x, 8, 10), { ramp: 'gold', lineWidth: 0.7, shade: 3 });
    scene.form(spline(`${x - 22},212! ${x - 14},192 ${x},186 ${x + 15},192 ${x + 22},212!`), {
      ramp: '#a9aebb',
      shade: 5,
    });
  }
  scene.markup('<path d="M12 26Q192 96 372 26" fill="none" stroke="#6b5a48" stroke-width="5"/>');
}

const flag = (index: number): Part => {
  const x = 48 + index * 48;
  const share = (x - 12) / 360;
  const y = 26 + 4 * share * (1 - share) * 35;
  return {
    name: `flag${index}`,
    pivot: [x, y],
    move: 'hang',
    draw: (scene) =>
      scene.form(
        polygon(`${x - 17},${y} ${x + 17},${y} ${x + 15},${y + 50} ${x},${y + 42} ${x - 16},${y + 50}`),
        {
          ramp: FLAGS[index]!,
          ...BARE,
          lineWidth: 0.75,
          shade: 4,
        },
      ),
  };
};

/** A pole with a long banner. */
function drawBannerPole(scene: Scene): void {
  scene.form(spline('40,372! 48,350 64,344 82,350 92,372!'), { ramp: '#a9aebb', shade: 6 });
  scene.form(tube('64,10,6 64,356,9', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'wood',
    ...BARE,
    lineWidth: 0.8,
    shade: 4,
  });
  scene.form(ellipse(64, 8, 12), { ramp: 'gold', lineWidth: 0.7, shade: 3 });
}

const banner = (colour: string, stripe: string): Part => ({
  name: 'banner',
  pivot: [70, 30],
  move: 'hang',
  draw: (scene) =>
    scene.form(spline('70,26! 116,34 112,110 120,190 114,262! 96,240! 78,256! 72,150'), {
      ramp: colour,
      ...BARE,
      lineWidth: 0.8,
      shade: 7,
      marks: [
        { path: polygon('60,70 130,74 130,92 60,88'), flat: stripe },
        { path: ellipse(95, 140, 15), flat: stripe },
        { path: polygon('60,188 130,192 130,210 60,206'), flat: stripe },
      ],
    }),
});

/** The post of a wind wheel, with a tail that keeps it in the wind. */
function drawWheelPost(scene: Scene): void {
  scene.form(spline('30,384! 40,352 66,344 92,352 100,384!'), { ramp: '#a9aebb', shade: 7 });
  scene.form(tube('64,96,8 64,362,12', { startCap: 'flat', endCap: 'flat' }), {
    ramp: 'wood',
    ...BARE,
    lineWidth: 0.85,
    shade: 5,
  });
  scene.form(polygon('72,92 126,74 132,116 76,106'), { ramp: 'roofRed', ...BARE, lineWidth: 0.8, shade: 5 });
}

function drawWheel(scene: Scene): void {
  for (let index = 0; index < 6; index += 1) {
    const sail = spline('64,100! 52,64 58,22 74,12! 96,20 90,64');
    scene.form(sail.rotate(index * 60, 64, 100), {
      ramp: ['#f7f3ea', '#4b86d8', '#f5c445'][index % 3]!,
      ...BARE,
      lineWidth: 0.8,
      shade: 5,
    });
  }
  scene.form(ellipse(64, 100, 14), { ramp: 'gold', lineWidth: 0.8, shade: 4 });
}

const tree = { kind: 'snow-pine', width: 2, height: 3, shadows: [{ rx: 90, ry: 25 }], round: true } as const;
const pole = {
  kind: 'banner',
  width: 1,
  height: 3,
  foot: [64, 372],
  shadows: [{ y: -8, rx: 24, ry: 8 }],
  round: true,
} as const;

export const HEIGHT_THINGS: readonly ObjectDrawing[] = [
  { ...tree, draw: (scene) => drawSnowPine(scene, '#3f8a7c', 1) },
  { ...tree, draw: (scene) => drawSnowPine(scene, '#4a957f', 0.86) },
  {
    kind: 'snowy-boulder',
    width: 1,
    height: 1,
    shadows: [{ y: -10, rx: 58, ry: 13 }],
    round: true,
    draw: drawSnowyBoulder,
  },
  {
    kind: 'ice',
    width: 1,
    height: 2,
    foot: [64, 248],
    shadows: [{ y: -8, rx: 54, ry: 12 }],
    casts: 0.7,
    round: true,
    lights: [{ x: 64, y: 160, radius: 120, kind: 'window' }],
    draw: drawIce,
  },
  {
    kind: 'kettle',
    width: 1,
    height: 1.1,
    foot: [64, 140],
    shadows: [{ y: -6, rx: 52, ry: 12 }],
    round: true,
    lights: [{ x: 64, y: 120, radius: 150, kind: 'lamp' }],
    smoke: [130, 44],
    draw: drawKettle,
  },
  {
    kind: 'flag-line',
    width: 3,
    height: 1.7,
    foot: [192, 212],
    shadows: [
      { x: -180, y: -2, rx: 20, ry: 6 },
      { x: 180, y: -2, rx: 20, ry: 6 },
    ],
    parts: FLAGS.map((_, index) => flag(index)),
    draw: drawLinePoles,
  },
  { ...pole, parts: [banner('#d94f4a', '#f7e3a8')], draw: drawBannerPole },
  { ...pole, parts: [banner('#3f78c9', '#f2f2f2')], draw: drawBannerPole },
  {
    kind: 'wind-wheel',
    width: 1,
    height: 3,
    foot: [64, 384],
    shadows: [{ y: -8, rx: 40, ry: 11 }],
    round: true,
    parts: [{ name: 'wheel', pivot: [64, 100], move: 'turn', draw: drawWheel }],
    draw: drawWheelPost,
  },
];
