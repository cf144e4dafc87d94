import {
  backdrop,
  bush,
  clump,
  corners,
  dot,
  flies,
  flower,
  fringe,
  fronds,
  glow,
  gradient,
  grain,
  land,
  line,
  patch,
  rock,
  rows,
  rushes,
  shape,
  strew,
  type Tones,
  tree,
  turfPatch,
} from '../brush.ts';

const BLADES = ['#2b7350', '#439458', '#6fb55e', '#a3d070'] as const;
const NEAR = ['#123c3a', '#1c5248', '#2b6c52', '#4a8a5a'] as const;
const FAR_LEAVES: Tones = ['#5a9f92', '#74b894', '#a6d5a0'];
const STONES: Tones = ['#6d7d88', '#98a7ac', '#c9d4d0'];

/** A lily pad, with a flower on some. */
const pad = (x: number, y: number, size: number, blooms: boolean): string =>
  dot(x, y + 2 * size, 26 * size, 7 * size, '#1d5a7a', 'fill-opacity=".5"') +
  dot(x, y, 26 * size, 7 * size, '#4f9f5a') +
  dot(x - 4 * size, y - 1.5 * size, 18 * size, 4.4 * size, '#7cc26c') +
  shape(`M${x} ${y}l${22 * size} ${-4 * size}l${2 * size} ${5 * size}z`, '#4aa0cf') +
  (blooms ? flower(x - 6 * size, y - 6 * size, size * 1.3, '#ffc2dc', '#fff3b0') : '');

/** What the far bank throws back in the water. */
const mirrored = (content: string, y: number): string =>
  `<g transform="translate(0 ${2 * y}) scale(1 -1)" opacity=".42">${content}</g>`;

function bank(): string {
  return [
    land([262, 250, 262, 244, 258, 250, 254, 240, 258], '#84c2a4', 276),
    ...[24, 96, 60, 164, 232, 306, 700, 760, 826, 900, 964, 868].map((x, i) =>
      tree(x, 276 + (i % 2), 0.52 + ((i * 7) % 5) * 0.06, FAR_LEAVES, '#75776a', i + 3),
    ),
    bush(420, 277, 90, 26, FAR_LEAVES, 4),
    bush(600, 277, 110, 30, FAR_LEAVES, 9),
  ].join('');
}

export const lake = backdrop({
  far: () => [
    land([236, 206, 226, 192, 214, 200, 224, 188, 216], '#a4cde4', 276),
    land([250, 232, 246, 220, 238, 232, 240, 216, 240], '#8cc0cf', 276),
    gradient('water', [
      [0, '#b9e4f2'],
      [0.35, '#6fbfe4'],
      [1, '#3b93cb'],
    ]),
    rows(274, 372, 'url(#water)'),
    mirrored(bank(), 277),
    bank(),
    ...Array.from({ length: 40 }, (_, i) => {
      const depth = (i / 40) ** 1.2;
      const [x, y, long] = [((i * 0.618034) % 1) * 992, 282 + depth * 84, 20 + depth * 70];
      return line(
        `M${x.toFixed(0)} ${y.toFixed(0)}h${long.toFixed(0)}`,
        i % 3 ? '#e4f7ff' : '#2f86bf',
        1.2 + depth * 1.6,
        'stroke-opacity=".5"',
      );
    }),
    shape('M556 300h96v7h-96z', '#9a7650'),
    shape('M562 306h6v26h-6zM600 306h6v30h-6zM640 306h6v34h-6z', '#6d5142'),
    pad(150, 318, 0.8, true),
    pad(214, 330, 1, false),
    pad(470, 312, 0.6, false),
    pad(840, 316, 0.8, false),
    pad(900, 330, 1.1, true),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#b9e08a'],
      [0.3, '#8acb70'],
      [0.7, '#58aa5c'],
      [1, '#2f8050'],
    ]),
    land([356, 352, 336, 344, 328, 322, 318, 326, 340], '#e9dcae'),
    land([364, 360, 344, 352, 336, 330, 326, 334, 348], '#d0bd8c'),
    land([368, 364, 348, 356, 340, 334, 330, 338, 352], 'url(#ground)'),
    ...[
      [280, 420, 190, 18],
      [780, 420, 210, 20],
      [480, 500, 230, 28],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#459a54' : '#c6ec94', i, 'fill-opacity=".4"'),
    ),
    grain(340, 6, ['#459a54', '#b4e07e', '#33854c'], 9),
    rock(100, 372, 70, 34, STONES, 2),
    rock(160, 374, 34, 16, STONES, 5),
    rock(900, 356, 80, 38, STONES, 8),
    rock(560, 346, 30, 13, STONES, 4),
    strew(64, 14, (x, y, size, i) => (y > 366 ? clump(x, y, size * 0.8, BLADES, i) : '')),
    strew(30, 21, (x, y, size, i) =>
      y > 366 ? flower(x, y, size * 0.9, i % 2 ? '#ffffff' : '#8fc4ff', '#ffe08a') : '',
    ),
    rushes(40, 380, 110, 7, '#3f7d4a', '#7a4f33', 3),
    rushes(962, 366, 110, 7, '#3f7d4a', '#7a4f33', 6),
    glow('pool', '#f8ffcc', [520, 420], [450, 96], 0.4),
    corners('#0f4646', 0.5),
  ],
  near: () => [
    rushes(40, 620, 260, 6, NEAR[1], '#3f2c26', 11),
    rushes(950, 620, 280, 6, NEAR[1], '#3f2c26', 17),
    fringe(-20, 220, 616, 3, NEAR, 3),
    fringe(780, 1010, 616, 3, NEAR, 29),
    ...Array.from({ length: 7 }, (_, i) =>
      fronds(1002 - i * 30, -24, 150 - i * 10, [78 + i * 6, 100 + i * 3, 120], [NEAR[1], NEAR[2], NEAR[0]]),
    ),
  ],
  lights: () => [
    glow('moon', '#dbe8ff', [500, 312], [60, 46], 0.8),
    ...Array.from({ length: 26 }, (_, i) =>
      line(
        `M${460 + ((i * 53) % 90)} ${280 + i * 3.2}h${10 + ((i * 29) % 26)}`,
        '#f2f6ff',
        2,
        'stroke-opacity=".7"',
      ),
    ),
    ...flies(28, 6),
  ],
  platform: () => [turfPatch('#9ed074', '#c8e896', BLADES)],
});
