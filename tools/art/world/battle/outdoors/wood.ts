import { fluff } from '../../../kit.ts';
import {
  backdrop,
  bush,
  clump,
  corners,
  dot,
  flies,
  fringe,
  fronds,
  glow,
  gradient,
  grain,
  land,
  patch,
  rows,
  scatter,
  shape,
  strew,
  trunk,
  turfPatch,
} from '../brush.ts';

const BLADES = ['#245c3c', '#37794a', '#5a9a52', '#86b85e'] as const;
const NEAR = ['#0d2f2a', '#154237', '#205844', '#2f7350'] as const;
const FERN = [-168, -146, -122, -100, -78, -56, -34, -12] as const;

/** A roof of leaves across the stage. */
const roof = (y: number, height: number, colour: string, salt: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const x = i * 116 - 20 + scatter(i, 0, salt) * 60;
    return shape(fluff(x, y - scatter(i, 1, salt) * 26, 104, height, 11, 0.17, i * 11).data(), colour);
  }).join('');

/** Sunlight that falls between the trees. */
const ray = (x: number, width: number, opacity: number): string =>
  shape(`M${x} -10h${width}l150 430h${-width * 2.4}z`, 'url(#ray)', `fill-opacity="${opacity}"`);

/** A toadstool. */
function toadstool(x: number, y: number, size: number, cap: string): string {
  const at = (dx: number, dy: number): string =>
    `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  return (
    shape(`M${at(-4, 0)}Q${at(-2, -8)} ${at(-3, -14)}H${x + 3 * size}Q${at(2, -8)} ${at(5, 0)}Z`, '#f3e6cf') +
    shape(
      `M${at(-14, -12)}Q${at(-11, -26)} ${at(0, -27)}T${at(14, -12)}Q${at(0, -8)} ${at(-14, -12)}Z`,
      cap,
    ) +
    dot(x - 5 * size, y - 19 * size, 2.6 * size, 2 * size, '#fff3e0') +
    dot(x + 4 * size, y - 21 * size, 2.2 * size, 1.8 * size, '#fff3e0')
  );
}

const STOOLS = [
  [120, 372, 1],
  [142, 380, 0.7],
  [872, 384, 1.1],
  [898, 392, 0.7],
  [566, 322, 0.5],
] as const;

export const wood = backdrop({
  far: () => [
    gradient('mist', [
      [0, '#7fb889'],
      [0.55, '#cfe9a6'],
      [1, '#f2f8c4'],
    ]),
    rows(0, 330, 'url(#mist)', 'fill-opacity=".86"'),
    glow('clearing', '#ffffe0', [510, 220], [330, 210], 0.95),
    ...[40, 118, 196, 262, 330, 404, 470, 548, 612, 690, 768, 838, 912, 970].map((x, i) =>
      trunk(x, 300 + (i % 3) * 4, 8 + (i % 3) * 3, '#a5cd98', '#bcdcab'),
    ),
    roof(36, 74, '#93c588', 4),
    ...[70, 168, 292, 380, 640, 724, 806, 930].map((x, i) =>
      trunk(x, 306 + (i % 2) * 6, 17 + (i % 3) * 5, '#668f72', '#83a985'),
    ),
    bush(360, 312, 120, 40, ['#7fb07c', '#93c088', '#b4d49a'], 3),
    bush(640, 314, 130, 44, ['#7fb07c', '#93c088', '#b4d49a'], 8),
    roof(0, 70, '#5c9f70', 7),
    ...[20, 226, 786, 884].map((x, i) =>
      trunk(x, 318 + (i % 2) * 8, 34 + (i % 2) * 10, '#40594c', '#5f7c62'),
    ),
    bush(120, 326, 170, 60, ['#2f6b4c', '#44835a', '#6aa568'], 5),
    bush(920, 330, 180, 66, ['#2f6b4c', '#44835a', '#6aa568'], 12),
    roof(-38, 76, '#346f55', 11),
    gradient('ray', [
      [0, '#fbffd6', 0.9],
      [1, '#fbffd6', 0],
    ]),
    ray(250, 60, 0.34),
    ray(430, 34, 0.28),
    ray(600, 70, 0.28),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#cfe48c'],
      [0.22, '#96c066'],
      [0.6, '#5c9650'],
      [1, '#2c6142'],
    ]),
    land([322, 314, 308, 303, 302, 304, 307, 313, 322], 'url(#ground)'),
    ...[
      [500, 340, 250, 16],
      [250, 410, 150, 18],
      [800, 430, 170, 22],
      [470, 520, 240, 34],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#3f7d48' : '#dcef9a', i, 'fill-opacity=".38"'),
    ),
    grain(380, 7, ['#3f7d48', '#b4d676', '#2f6a42'], 9),
    strew(60, 31, (x, y, size, i) =>
      dot(
        x,
        y,
        8 * size,
        3.2 * size,
        ['#d9a552', '#b9783c', '#e4c06c'][i % 3] ?? '',
        `transform="rotate(${((i * 47) % 60) - 30} ${x.toFixed(0)} ${y.toFixed(0)})"`,
      ),
    ),
    strew(48, 5, (x, y, size, i) => clump(x, y, size * 0.75, BLADES, i)),
    strew(12, 17, (x, y, size, i) =>
      fronds(x, y, 34 * size, FERN, i % 2 ? ['#2f7350', '#3f8a58'] : ['#3b8356', '#559c5e']),
    ),
    ...STOOLS.map(([x, y, size], i) => toadstool(x, y, size, i % 2 ? '#e0a04a' : '#d9503f')),
    glow('pool', '#fbffc0', [520, 372], [430, 100], 0.5),
    corners('#0b3530', 0.6),
  ],
  near: () => [
    trunk(-26, 640, 96, '#1b2b2c', '#35504a', -30),
    fronds(58, 620, 132, FERN, NEAR),
    fronds(10, 600, 170, [-110, -84, -58, -34], NEAR),
    fronds(920, 618, 170, FERN, NEAR),
    fronds(1000, 580, 150, [-170, -150, -128, -104], NEAR),
    fringe(150, 260, 620, 2.2, NEAR, 5),
    fringe(760, 880, 620, 2.2, NEAR, 15),
    Array.from({ length: 5 }, (_, i) =>
      shape(fluff(996 - i * 62, -34 - (i % 2) * 18, 78, 62, 10, 0.2, i * 23).data(), NEAR[(i + 1) % 3] ?? ''),
    ).join(''),
  ],
  lights: () => [
    ...flies(38, 8),
    ...STOOLS.map(([x, y, size], i) =>
      glow(`stool${i}`, '#8ff0d0', [x, y - 14 * size], [34 * size, 26 * size], 0.9),
    ),
    gradient('ray', [
      [0, '#bcd0ff', 0.55],
      [1, '#bcd0ff', 0],
    ]),
    ray(300, 60, 0.5),
    ray(520, 40, 0.4),
  ],
  platform: () => [turfPatch('#9cc468', '#c2dc84', BLADES)],
});
