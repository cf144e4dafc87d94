import {
  backdrop,
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
  line,
  patch,
  shape,
  strew,
  type Tones,
  tree,
  turfPatch,
  twig,
} from '../brush.ts';

const LEAVES: Tones = ['#2f7d58', '#4da365', '#8ccb74'];
const FAR_LEAVES: Tones = ['#5a9f86', '#77b98e', '#a3d49c'];
const BLADES = ['#2f7a3d', '#4c9d48', '#79bf57', '#a4d96b'] as const;
const NEAR = ['#14432f', '#1d5a38', '#2c7442', '#459350'] as const;
const FLOWERS = [
  ['#ff9fb4', '#ffe27a'],
  ['#ffffff', '#ffc94a'],
  ['#ffd857', '#f08a3c'],
  ['#b99af5', '#fff3b0'],
] as const;

/** A cottage of the hamlet on the far hill. */
function cottage(x: number, y: number, size: number, roof: string): string {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return (
    shape(`M${at(-16, 0)}L${at(-16, -16)}L${at(16, -16)}L${at(16, 0)}Z`, '#f6ead0') +
    shape(`M${at(4, 0)}L${at(4, -16)}L${at(16, -16)}L${at(16, 0)}Z`, '#d9c6ae') +
    shape(`M${at(-20, -14)}L${at(-8, -29)}L${at(14, -29)}L${at(21, -14)}Z`, roof) +
    shape(`M${at(4, -14)}L${at(14, -29)}L${at(21, -14)}Z`, '#00000030') +
    shape(`M${at(-9, -12)}h${6 * size}v${6 * size}h${-6 * size}z`, '#6b4a3a')
  );
}

/** The mill above the hamlet. */
const mill = (x: number, y: number): string =>
  shape(`M${x - 11} ${y}l5-40h12l5 40z`, '#f3e8d2') +
  shape(`M${x + 1} ${y}v-40h5l5 40z`, '#cdb9a2') +
  shape(`M${x - 9} ${y - 38}q9-18 18 0z`, '#c9644f') +
  line(
    `M${x} ${y - 40}l26 14M${x} ${y - 40}l-14 26M${x} ${y - 40}l-26-14M${x} ${y - 40}l14-26`,
    '#8d7462',
    3.4,
  );

const HAMLET = [
  [430, 270, 0.75, '#c9644f'],
  [474, 266, 0.95, '#b5533f'],
  [584, 268, 0.85, '#5b83c0'],
  [628, 274, 0.7, '#c9644f'],
] as const;

export const meadow = backdrop({
  far: () => [
    land([238, 214, 228, 196, 222, 206, 232, 200, 226], '#a8cfe2'),
    land([256, 236, 252, 224, 246, 238, 244, 224, 248], '#90c4c4'),
    land([272, 262, 274, 262, 258, 258, 266, 264, 272], '#86c39a'),
    mill(528, 262),
    ...HAMLET.map(([x, y, size, roof]) => cottage(x, y, size, roof)),
    ...[404, 452, 506, 552, 606, 656].map((x, i) =>
      tree(x, 280 + (i % 3) * 3, 0.3 + (i % 2) * 0.08, FAR_LEAVES, '#7c7a68', i),
    ),
    land([284, 280, 288, 284, 280, 282, 288, 284, 282], '#79bd7c'),
    ...[-6, 62, 30, 122, 176, 232, 290].map((x, i) =>
      tree(x, 298 + (i % 2) * 8, 0.95 - i * 0.09, LEAVES, '#6d5142', i + 11),
    ),
    ...[1004, 940, 968, 876, 820, 764, 712].map((x, i) =>
      tree(x, 298 + (i % 2) * 8, 1.02 - i * 0.1, LEAVES, '#6d5142', i + 31),
    ),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#bfe68a'],
      [0.25, '#95d46d'],
      [0.65, '#66b957'],
      [1, '#3d944b'],
    ]),
    land([304, 300, 298, 296, 296, 297, 299, 302, 304], 'url(#ground)'),
    shape(
      'M520 297Q470 330 530 372T520 470T700 600H930Q690 500 640 430T590 350T546 297Z',
      '#e6d29c',
      'fill-opacity=".75"',
    ),
    shape(
      'M523 297Q482 330 546 374T560 470T760 600H830Q640 490 600 430T570 350T538 297Z',
      '#f2e4b8',
      'fill-opacity=".7"',
    ),
    ...[
      [150, 350, 190, 12],
      [820, 352, 170, 12],
      [320, 420, 150, 16],
      [900, 470, 160, 22],
      [80, 500, 150, 26],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#4fa552' : '#c8ee92', i, 'fill-opacity=".35"'),
    ),
    grain(420, 3, ['#4fa552', '#b9e680', '#3f9149'], 9),
    strew(70, 12, (x, y, size, i) => clump(x, y, size * 0.8, BLADES, i)),
    strew(44, 9, (x, y, size, i) => {
      const [petals, heart] = FLOWERS[i % FLOWERS.length] ?? FLOWERS[0];
      return (
        flower(x, y, size, petals, heart) + flower(x + 18 * size, y + 7 * size, size * 0.8, petals, heart)
      );
    }),
    glow('pool', '#fbffc8', [520, 380], [470, 110], 0.38),
    corners('#14503a'),
  ],
  near: () => [
    fringe(-20, 250, 616, 2.7, NEAR, 3),
    fringe(760, 1010, 616, 2.7, NEAR, 29),
    fringe(-20, 80, 610, 3.5, NEAR.slice(0, 3), 71),
    fringe(890, 1010, 606, 4.2, NEAR.slice(0, 3), 53),
    ...[
      [70, 528, '#f0564f'],
      [122, 556, '#ff8a6b'],
      [28, 560, '#f0564f'],
      [926, 540, '#ffd857'],
      [968, 566, '#ffe89a'],
      [880, 572, '#ffd857'],
    ].map(
      ([x, y, colour]) =>
        line(`M${x} ${y}q4 40 -4 80`, '#1d5a38', 4) +
        dot(Number(x), Number(y), 15, 11, String(colour)) +
        dot(Number(x) - 3, Number(y) - 2, 6, 4, '#ffffff66'),
    ),
    twig(1010, -26, 148, 210, NEAR, 4),
    twig(1014, 40, 166, 150, NEAR, 9),
    twig(930, -40, 120, 120, NEAR, 17),
  ],
  lights: () => [
    ...HAMLET.map(
      ([x, y, size], i) =>
        glow(`window${i}`, '#ffc861', [x - 6 * size, y - 9 * size], [20 * size, 14 * size], 0.9) +
        shape(`M${x - 9 * size} ${y - 12 * size}h${6 * size}v${6 * size}h${-6 * size}z`, '#ffd98a'),
    ),
    ...flies(26, 5),
  ],
  platform: () => [turfPatch('#a8d672', '#cdeb94', BLADES)],
});
