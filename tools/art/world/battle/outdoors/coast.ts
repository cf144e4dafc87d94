import {
  backdrop,
  bush,
  clump,
  corners,
  flies,
  flower,
  fringe,
  glow,
  gradient,
  grain,
  land,
  line,
  patch,
  rock,
  rows,
  shape,
  strew,
  turfPatch,
} from '../brush.ts';

const BLADES = ['#4d8a4f', '#6fae56', '#a3cc68', '#cfe08a'] as const;
const NEAR = ['#24503f', '#356b48', '#4d8a52', '#7fae62'] as const;
const BUSH = ['#3d7a55', '#589a60', '#93c277'] as const;

/** The lighthouse on its rock. */
function lighthouse(x: number, y: number): string {
  const tower = `M${x - 13} ${y}L${x - 8} ${y - 92}H${x + 8}L${x + 13} ${y}Z`;
  const stripes = [0, 2, 4]
    .map((i) => `M${x - 12 + i * 0.9} ${y - 14 - i * 16}h${24 - i * 1.8}v-15h${-(24 - i * 1.8)}z`)
    .join('');
  return (
    shape(tower, '#f6efe4') +
    shape(stripes, '#d8604e') +
    shape(`M${x + 1} ${y}V${y - 92}H${x + 8}L${x + 13} ${y}Z`, '#3a3f6a40') +
    shape(`M${x - 12} ${y - 92}h24v5h-24z`, '#4a4a5e') +
    shape(`M${x - 8} ${y - 110}h16v18h-16z`, '#ffe9a8') +
    shape(`M${x - 11} ${y - 109}q11-17 22 0z`, '#c0503f')
  );
}

/** A boat under sail. */
export const sail = (x: number, y: number, size: number): string =>
  shape(
    `M${x} ${y}l${2 * size}-${26 * size}q${17 * size} ${12 * size} ${14 * size} ${23 * size}z`,
    '#fff7ea',
  ) +
  shape(`M${x - 2 * size} ${y}q-${12 * size}-${6 * size} 0-${21 * size}z`, '#f0d9c0') +
  shape(
    `M${x - 14 * size} ${y + 2 * size}h${32 * size}q-${5 * size} ${8 * size}-${10 * size} ${8 * size}h-${14 * size}z`,
    '#8a4f40',
  );

/** The sea from the horizon down, with light on its waves. */
export function sea(top: number, bottom: number, salt: number): string {
  const waves = Array.from({ length: 46 }, (_, i) => {
    const depth = (i / 46) ** 1.3;
    const y = top + 5 + depth * (bottom - top);
    const x = ((i * 0.618034 + salt * 0.17) % 1) * 992;
    const long = 14 + depth * 60;
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${long / 2} -${2 + depth * 3} ${long} 0`,
      i % 3 ? '#c8ecfb' : '#2f7fc4',
      1.2 + depth * 2,
      'stroke-opacity=".6"',
    );
  });
  return (
    gradient(`sea${salt}`, [
      [0, '#8fd0ee'],
      [0.3, '#4ea6df'],
      [1, '#2c84c6'],
    ]) +
    rows(top, bottom, `url(#sea${salt})`) +
    waves.join('')
  );
}

export const coast = backdrop({
  far: () => [
    shape('M610 258q60-34 130-22t160-8 92 30z', '#93c3dc'),
    sea(254, 330, 3),
    sail(600, 272, 0.8),
    sail(500, 268, 0.5),
    shape('M300 300Q310 262 350 252Q400 240 452 246Q480 252 486 274L496 300Z', '#8d9a92'),
    shape('M300 300Q312 258 356 250Q402 240 450 246Q420 262 404 276T380 300Z', '#b9c4ac'),
    shape('M308 276Q326 246 372 242T462 244Q478 250 480 256Q420 256 380 264T308 276Z', '#7fb56c'),
    lighthouse(420, 246),
    shape('M0 300V206Q60 196 110 214T212 246Q262 258 284 300Z', '#7f9188'),
    shape('M0 300V212Q50 210 92 228T150 262T172 300Z', '#a7b3a2'),
    shape('M0 214Q60 192 114 210T226 246Q196 246 150 236T70 226T0 240Z', '#6fae62'),
    shape('M992 300V224Q930 212 884 232T806 262Q776 274 764 300Z', '#87978c'),
    shape('M992 224Q930 208 880 230T800 264Q850 252 890 252T992 250Z', '#78b568'),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#dcea9c'],
      [0.3, '#b4d878'],
      [0.7, '#82bd62'],
      [1, '#559650'],
    ]),
    land([304, 296, 300, 294, 298, 295, 300, 296, 302], 'url(#ground)'),
    ...[
      [210, 372, 150, 16],
      [860, 404, 150, 18],
      [560, 470, 210, 26],
      [110, 540, 130, 22],
    ].map(
      ([x = 0, y = 0, rx = 0, ry = 0], i) =>
        patch([x, y], [rx, ry], '#f1e2ae', i, 'fill-opacity=".75"') +
        patch([x - 10, y - 3], [rx * 0.7, ry * 0.6], '#faf0cb', i + 5, 'fill-opacity=".7"'),
    ),
    grain(360, 5, ['#5f9e50', '#d8ec98', '#4f8a4c'], 9),
    bush(60, 318, 120, 60, BUSH, 2),
    bush(938, 320, 130, 62, BUSH, 7),
    rock(170, 330, 66, 30, ['#7a8480', '#a3aca4', '#cfd5c8'], 3),
    rock(806, 334, 52, 26, ['#7a8480', '#a3aca4', '#cfd5c8'], 6),
    strew(84, 14, (x, y, size, i) => clump(x, y, size * 0.95, BLADES, i)),
    strew(30, 19, (x, y, size, i) => flower(x, y, size * 0.9, i % 3 ? '#ff9fc4' : '#ffffff', '#ffe08a')),
    glow('pool', '#fffbd2', [520, 380], [470, 110], 0.42),
    corners('#1f4d3c'),
  ],
  near: () => [
    shape('M-20 600V470h26V600ZM96 600V486h24V600Z', '#4d3b3a'),
    shape('M-20 470h26v10h-26zM96 486h24v10h-24z', '#7a6257'),
    shape('M-30 506L150 522V540L-30 524Z', '#5f4a45'),
    fringe(-20, 230, 614, 2.8, NEAR, 3),
    fringe(770, 1010, 614, 2.8, NEAR, 29),
    fringe(870, 1010, 604, 4.2, NEAR.slice(0, 3), 53),
    ...[
      [60, 540],
      [934, 536],
      [966, 560],
    ].map(([x = 0, y = 0]) => flower(x, y, 3.4, '#ff9fc4', '#ffe08a')),
  ],
  lights: () => [
    glow('lamp', '#fff0b0', [420, 144], [70, 70], 1),
    shape('M420 144L992 60V188Z', '#ffeeb0', 'fill-opacity=".16"'),
    shape('M420 144L0 96V176Z', '#ffeeb0', 'fill-opacity=".12"'),
    glow('path', '#bcd2ff', [506, 282], [150, 24], 0.7),
    ...flies(14, 3),
  ],
  platform: () => [turfPatch('#c4dc84', '#e2eda6', BLADES)],
});
