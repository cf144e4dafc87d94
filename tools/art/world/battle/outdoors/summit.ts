import { polygon } from '../../../kit.ts';
import {
  backdrop,
  barePatch,
  clump,
  corners,
  dot,
  fir,
  flies,
  fringe,
  glow,
  gradient,
  grain,
  land,
  line,
  mountain,
  patch,
  rock,
  shape,
  strew,
  type Tones,
} from '../brush.ts';

const STONES: Tones = ['#6d7589', '#a3abba', '#d3d9e3'];
const NEAR_STONES: Tones = ['#2b3346', '#465068', '#6f7a92'];
const FIRS: Tones = ['#3c6f70', '#57928a', '#dfeaf3'];
const TUSSOCK = ['#8c6c34', '#c39c4a', '#d6b563', '#efd993'] as const;
const NEAR = ['#4a3b28', '#6d5734', '#947743', '#b9985a'] as const;
const FLAGS = ['#e2574c', '#f5c445', '#4fa36b', '#4b86d8', '#f7f3ea'] as const;

/** A bank of cloud: round tops, a flat foot. */
const bank = (x: number, y: number, size: number, colour: string): string =>
  [
    [-62, 4, 34],
    [-28, -10, 42],
    [14, -18, 50],
    [56, -4, 40],
    [92, 6, 26],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => dot(x + dx * size, y + dy * size, r * size, r * 0.62 * size, colour))
    .join('');

/** A line of flags between two poles. */
function flags(left: number, right: number, top: number, sag: number): string {
  const at = (share: number): readonly [number, number] => [
    left + (right - left) * share,
    top + 4 * share * (1 - share) * sag,
  ];
  const cloths = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = at((i + 1) / 10);
    const cloth = polygon([
      [x - 8, y],
      [x + 8, y],
      [x + 7, y + 24],
      [x, y + 19],
      [x - 7, y + 24],
    ]);
    return shape(cloth.data(), FLAGS[i % FLAGS.length] ?? '');
  });
  const rope = `M${left} ${top}Q${(left + right) / 2} ${top + sag * 2} ${right} ${top}`;
  const pole = (x: number): string => line(`M${x} ${top - 6}V318`, '#8a6a4c', 7);
  return pole(left) + pole(right) + line(rope, '#5d4a3a', 2) + cloths.join('');
}

export const summit = backdrop({
  far: () => [
    mountain(150, 96, 320, 230, ['#8ba0c6', '#b3c4de'], '#f6f9fd'),
    mountain(470, 150, 320, 170, ['#98accf', '#c0cfe4'], '#f6f9fd'),
    mountain(820, 70, 330, 270, ['#8297c0', '#adbfda'], '#f8fafd'),
    bank(60, 268, 1.2, '#dbe6f4'),
    bank(330, 262, 1.3, '#e3ecf7'),
    bank(620, 266, 1.4, '#dbe6f4'),
    bank(920, 262, 1.3, '#e3ecf7'),
    bank(190, 288, 1.1, '#f3f8fd'),
    bank(480, 290, 1.3, '#f6fafe'),
    bank(780, 290, 1.2, '#f3f8fd'),
    shape('M0 292H992V320H0z', '#eef4fb'),
    ...[18, 58, 96, 902, 944, 980].map((x, i) => fir(x, 312 + (i % 2) * 4, 84 + ((i * 23) % 30), FIRS)),
    flags(150, 430, 206, 22),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#dfe6cf'],
      [0.25, '#c5d2a9'],
      [0.7, '#9db083'],
      [1, '#6f8064'],
    ]),
    land([314, 304, 299, 303, 297, 302, 296, 304, 312], 'url(#ground)'),
    ...[
      [170, 346, 190, 12],
      [850, 366, 200, 16],
      [430, 420, 190, 16],
      [900, 500, 190, 26],
      [80, 486, 170, 26],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#f4f8fd' : '#e6eef8', i, 'fill-opacity=".92"'),
    ),
    patch([560, 352], [150, 10], '#d8cfc2', 7, 'fill-opacity=".8"'),
    patch([540, 480], [220, 20], '#d8cfc2', 8, 'fill-opacity=".55"'),
    grain(260, 5, ['#8aa070', '#e9efd6', '#7d9469'], 9),
    rock(30, 340, 110, 60, STONES, 2),
    rock(152, 326, 46, 24, STONES, 9),
    rock(950, 344, 124, 78, STONES, 5),
    rock(838, 328, 54, 26, STONES, 13),
    strew(24, 14, (x, y, size, i) => rock(x, y, 16 * size, 9 * size, STONES, i)),
    strew(46, 23, (x, y, size, i) => clump(x, y, size * 0.95, TUSSOCK, i)),
    glow('pool', '#ffffff', [520, 380], [470, 110], 0.4),
    corners('#25304a', 0.45),
  ],
  near: () => [
    rock(0, 644, 300, 150, NEAR_STONES, 4),
    rock(996, 640, 280, 170, NEAR_STONES, 12),
    fringe(130, 240, 620, 2.6, NEAR, 5),
    fringe(760, 870, 620, 2.6, NEAR, 15),
    fringe(-20, 90, 560, 2.4, NEAR, 25),
  ],
  lights: () => [glow('moon', '#d5e2ff', [520, 286], [420, 40], 0.4), ...flies(9, 9, '#d8e6ff')],
  platform: () => [
    barePatch('#7d8a70', '#d8cfc2', '#ece5da', (x, y, i) =>
      i % 3 ? clump(x, y, 0.75, TUSSOCK, i) : rock(x, y, 24, 13, STONES, i),
    ),
  ],
});
