import {
  backdrop,
  barePatch,
  clump,
  corners,
  dot,
  flies,
  flower,
  fringe,
  glow,
  gradient,
  grain,
  land,
  patch,
  rock,
  shape,
  strew,
  type Tones,
  tree,
} from '../brush.ts';

const STONES: Tones = ['#a47d4e', '#ecd19c', '#f9e7bd'];
const NEAR_STONES: Tones = ['#3a2f55', '#5b4d7c', '#85719a'];
const PLUMES = ['#8d4f70', '#c9758f', '#df94a7', '#fbd0d3'] as const;
const NEAR = ['#4a2a48', '#6f3f60', '#9a5c7c', '#c58199'] as const;
/** The trees of the four hours, from dawn to night. */
const CROWNS: readonly Tones[] = [
  ['#c9708f', '#e493aa', '#f8c6cd'],
  ['#c4924a', '#e2b65c', '#f6dc93'],
  ['#7a5da8', '#9a7cc6', '#c0a6e0'],
  ['#415797', '#5570b6', '#86a0d8'],
];
/** The four lights: where each stands, and its colour. */
const LIGHTS = [
  [214, '#f29ab0'],
  [372, '#f5b93c'],
  [628, '#a678dc'],
  [784, '#5c86ea'],
] as const;

/** A piece of land that floats in the evening, lit from above. */
const isle = (x: number, y: number, half: number, deep: number): string =>
  shape(
    `M${x - half} ${y}Q${x - half * 0.7} ${y + deep * 0.5} ${x - half * 0.2} ${y + deep * 0.8}L${x} ${y + deep}L${x + half * 0.3} ${y + deep * 0.66}Q${x + half * 0.8} ${y + deep * 0.4} ${x + half} ${y}Z`,
    '#8f7cb4',
  ) +
  shape(`M${x - half} ${y}L${x - half * 0.2} ${y + deep * 0.8}L${x - half * 0.1} ${y}Z`, '#a995c6') +
  shape(`M${x - half - 4} ${y + 3}Q${x} ${y - half * 0.24} ${x + half + 4} ${y + 3}Z`, '#a9d3bd');

/** A bank of cloud that the sun has just left. */
const bank = (x: number, y: number, size: number, colour: string): string =>
  [
    [-62, 4, 34],
    [-24, -10, 42],
    [18, -16, 48],
    [60, -2, 38],
    [94, 8, 24],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => dot(x + dx * size, y + dy * size, r * size, r * 0.56 * size, colour))
    .join('');

const pillar = (x: number, colour: string): string =>
  shape(`M${x - 12} 322L${x - 8} 262H${x + 8}L${x + 12} 322Z`, '#b3aaca') +
  shape(`M${x - 18} 250H${x + 18}L${x + 9} 266H${x - 9}Z`, '#dad5ea') +
  shape(`M${x} 214Q${x + 13} 236 ${x + 8} 250H${x - 8}Q${x - 13} 236 ${x} 214Z`, colour);

export const plain = backdrop({
  far: () => [
    isle(120, 168, 84, 66),
    tree(104, 160, 0.65, CROWNS[2]!, '#8b6a72', 3),
    isle(858, 142, 104, 84),
    tree(880, 132, 0.79, CROWNS[3]!, '#8b6a72', 8),
    isle(530, 204, 52, 40),
    bank(60, 266, 1.3, '#8f7cc0'),
    bank(330, 262, 1.4, '#a284c4'),
    bank(640, 264, 1.4, '#8f7cc0'),
    bank(930, 262, 1.3, '#a284c4'),
    bank(190, 288, 1.2, '#cf9cc6'),
    bank(490, 290, 1.4, '#f3c3c4'),
    bank(800, 290, 1.2, '#cf9cc6'),
    shape('M0 290H992V320H0z', '#c9a3cf'),
    tree(36, 316, 1.88, CROWNS[0]!, '#8b6a72', 1),
    tree(112, 312, 1.41, CROWNS[1]!, '#8b6a72', 4),
    tree(904, 312, 1.53, CROWNS[2]!, '#8b6a72', 6),
    tree(966, 318, 1.94, CROWNS[3]!, '#8b6a72', 2),
    ...LIGHTS.map(([x, colour]) => pillar(x, colour)),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#c3e2cf'],
      [0.25, '#a3cfb6'],
      [0.7, '#7fb199'],
      [1, '#55806f'],
    ]),
    land([312, 304, 299, 303, 298, 302, 297, 304, 311], 'url(#ground)'),
    ...[
      [170, 350, 190, 13],
      [850, 368, 200, 16],
      [900, 500, 190, 26],
      [80, 486, 170, 26],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#8fc3a6' : '#b4dcc3', i, 'fill-opacity=".8"'),
    ),
    patch([560, 354], [160, 10], '#f0e6ea', 7, 'fill-opacity=".8"'),
    patch([530, 480], [220, 20], '#e9dce0', 8, 'fill-opacity=".6"'),
    grain(260, 5, ['#6d9f88', '#d9f0e0', '#649683'], 9),
    rock(150, 330, 60, 30, STONES, 9),
    rock(846, 330, 62, 30, STONES, 13),
    strew(18, 14, (x, y, size, i) => rock(x, y, 15 * size, 8 * size, STONES, i)),
    strew(46, 23, (x, y, size, i) => clump(x, y, size, PLUMES, i)),
    strew(22, 27, (x, y, size, i) => flower(x, y, size * 0.8, i % 2 ? '#f6f0ff' : '#ffe9b8', '#f2b64e')),
    glow('pool', '#fff6ea', [520, 380], [470, 110], 0.42),
    corners('#241f4a', 0.5),
  ],
  near: () => [
    rock(0, 644, 290, 140, NEAR_STONES, 4),
    rock(996, 642, 270, 160, NEAR_STONES, 12),
    fringe(130, 250, 620, 2.6, NEAR, 5),
    fringe(750, 870, 620, 2.6, NEAR, 15),
    fringe(-20, 90, 560, 2.4, NEAR, 25),
    fringe(910, 1010, 560, 2.4, NEAR, 35),
  ],
  lights: () => [
    ...LIGHTS.map(([x, colour], i) => glow(`light${i}`, colour, [x, 238], [74, 70], 0.85)),
    ...LIGHTS.map(([x]) => dot(x, 238, 5, 9, '#fffdf2')),
    ...flies(10, 9, '#f2d8ff'),
  ],
  platform: () => [
    barePatch('#5a8a78', '#e9dce0', '#f7f0f2', (x, y, i) =>
      i % 3 ? clump(x, y, 0.75, PLUMES, i) : rock(x, y, 22, 12, STONES, i),
    ),
  ],
});
