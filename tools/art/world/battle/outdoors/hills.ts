import { polygon } from '../../../kit.ts';
import {
  backdrop,
  barePatch,
  bush,
  clump,
  corners,
  fir,
  flies,
  flower,
  fringe,
  glow,
  gradient,
  grain,
  land,
  line,
  mountain,
  patch,
  rock,
  scatter,
  shape,
  strew,
  type Tones,
} from '../brush.ts';

const STONES: Tones = ['#6f6a76', '#9a9296', '#cbc2b8'];
const NEAR_STONES: Tones = ['#2c3040', '#414558', '#5f6273'];
const FIRS: Tones = ['#3f7566', '#568f72', '#83b384'];
const HEATHER: Tones = ['#8a4f86', '#b06ba0', '#d79ac2'];
const BLADES = ['#6f7f45', '#93984f', '#bdb96a', '#dcd590'] as const;
const NEAR = ['#33402f', '#4a5738', '#67713f', '#8d9150'] as const;

/** Stones set on end by people of old. */
const standing = (x: number, y: number, height: number): string =>
  shape(
    polygon([
      [x - 9, y],
      [x - 7, y - height * 0.9],
      [x, y - height],
      [x + 8, y - height * 0.86],
      [x + 10, y],
    ]).data(),
    '#7d7780',
  ) +
  shape(
    polygon([
      [x - 9, y],
      [x - 7, y - height * 0.9],
      [x, y - height],
      [x + 1, y],
    ]).data(),
    '#aaa3a2',
  );

/** Where heather grows: middle and half size of each carpet of it. */
const HEATH = [
  [180, 352, 210, 17],
  [820, 392, 200, 20],
  [420, 404, 170, 18],
  [900, 500, 200, 34],
  [70, 448, 150, 26],
  [560, 552, 190, 26],
] as const;

/** Tufts of heather on a carpet of it, from back to front. */
const tufts = (x: number, y: number, rx: number, ry: number, salt: number): string[] =>
  Array.from({ length: 7 }, (_, i) => {
    const row = y + (i / 3 - 1) * ry * 0.8;
    const across = x + (scatter(i, 2, salt) * 2 - 1) * rx * 0.8;
    const size = 0.34 + ((row - 300) / 300) * 0.9;
    return bush(across, row, 54 * size, 20 * size, HEATHER, salt * 5 + i);
  });

export const hills = backdrop({
  far: () => [
    mountain(120, 120, 300, 210, ['#8fa3c8', '#b3c4dd'], '#f3f8fd'),
    mountain(330, 150, 300, 190, ['#93a8cb', '#b9c9df'], '#f3f8fd'),
    mountain(800, 96, 300, 260, ['#869bc2', '#aebfd9'], '#f5f9fd'),
    mountain(560, 172, 300, 170, ['#98adcf', '#bfcee2'], '#f3f8fd'),
    mountain(20, 186, 304, 200, ['#768ba4', '#95aab5']),
    mountain(960, 176, 304, 220, ['#768ba4', '#95aab5']),
    land([276, 246, 262, 238, 268, 258, 266, 240, 262], '#8db0a4'),
    shape('M452 250q6 20-2 52h24q-10-30-6-52z', '#e8f6ff'),
    line('M458 254q4 20 0 46M464 256q4 18 4 42', '#9ccbe8', 2),
    land([284, 262, 280, 268, 292, 288, 276, 262, 284], '#7ba283'),
    ...[30, 66, 104, 150, 196, 240, 760, 806, 850, 896, 934, 972].map((x, i) =>
      fir(x, 300 + (i % 3) * 3, 64 + ((i * 23) % 34), FIRS),
    ),
    ...[596, 622, 652].map((x, i) => standing(x, 292, 34 - i * 5)),
    shape('M590 262l30-8 40 4-4 7-34-2-28 5z', '#8e8890'),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#d5d09a'],
      [0.3, '#b3b579'],
      [0.7, '#858f62'],
      [1, '#586250'],
    ]),
    land([310, 302, 298, 303, 297, 301, 296, 303, 309], 'url(#ground)'),
    ...HEATH.map(([x, y, rx, ry], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#a9709f' : '#bd86ab', i, 'fill-opacity=".62"'),
    ),
    ...[
      [560, 352, 170, 12],
      [500, 462, 230, 22],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], '#ece2bd', i + 6, 'fill-opacity=".55"'),
    ),
    grain(300, 5, ['#7d8558', '#e6e6b4', '#6b7049'], 9),
    strew(26, 4, (x, y, size, i) =>
      line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(20 * size).toFixed(0)} ${(-6 * size).toFixed(0)} ${(15 * size).toFixed(0)} ${(5 * size).toFixed(0)}`,
        '#7d745a',
        2.4 * size,
        `stroke-opacity="${i % 2 ? 0.5 : 0.3}"`,
      ),
    ),
    bush(96, 330, 110, 34, HEATHER, 3),
    bush(196, 338, 70, 24, HEATHER, 7),
    bush(900, 332, 120, 36, HEATHER, 12),
    ...HEATH.flatMap(([x, y, rx, ry], i) => tufts(x, y, rx, ry, i)),
    rock(30, 338, 110, 66, STONES, 2),
    rock(150, 324, 44, 24, STONES, 9),
    rock(956, 342, 120, 76, STONES, 5),
    rock(846, 328, 52, 26, STONES, 13),
    rock(440, 318, 34, 16, STONES, 11),
    strew(22, 14, (x, y, size, i) => rock(x, y, 16 * size, 9 * size, STONES, i)),
    strew(44, 23, (x, y, size, i) => clump(x, y, size * 0.8, BLADES, i)),
    strew(20, 27, (x, y, size, i) => flower(x, y, size * 0.8, i % 2 ? '#e7b0dc' : '#fff2c2', '#ffe08a')),
    glow('pool', '#fff6d8', [520, 380], [470, 110], 0.45),
    corners('#2a2c3c', 0.5),
  ],
  near: () => [
    rock(10, 640, 300, 150, NEAR_STONES, 4),
    rock(150, 626, 120, 60, NEAR_STONES, 8),
    rock(990, 640, 280, 170, NEAR_STONES, 12),
    bush(880, 640, 200, 80, ['#3d2748', '#5c3a63', '#875a84'], 5),
    fringe(150, 250, 620, 2.6, NEAR, 5),
    fringe(760, 860, 620, 2.6, NEAR, 15),
    fringe(-20, 90, 560, 2.4, NEAR, 25),
  ],
  lights: () => [glow('moon', '#c9d8ff', [464, 276], [40, 60], 0.5), ...flies(12, 9, '#d8c8ff')],
  platform: () => [
    barePatch('#5a6044', '#d3c894', '#e8ddb2', (x, y, i) =>
      i % 3 ? clump(x, y, 0.7, BLADES, i) : rock(x, y, 24, 13, STONES, i),
    ),
  ],
});
