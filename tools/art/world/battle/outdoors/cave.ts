import { type Point, polygon } from '../../../kit.ts';
import {
  backdrop,
  barePatch,
  corners,
  dot,
  fir,
  glow,
  gradient,
  grain,
  land,
  line,
  patch,
  rock,
  scatter,
  shape,
  strew,
  type Tones,
} from '../brush.ts';

const STONES: Tones = ['#3a3554', '#554e70', '#7d7596'];
const FIRS: Tones = ['#34665c', '#4a7f6a', '#6f9f7c'];
const NEAR_STONES: Tones = ['#141329', '#211f3b', '#37335a'];
const CRYSTALS = [
  [90, 306, 92, '#5fd6e8', -6],
  [132, 312, 60, '#7fe0f0', 14],
  [56, 312, 54, '#49b8dc', -22],
  [880, 308, 84, '#c58af5', 8],
  [924, 312, 112, '#a86ee8', -4],
  [964, 314, 66, '#d9a6ff', 16],
  [640, 300, 34, '#ffd07a', 6],
  [662, 302, 24, '#ffe0a0', 20],
  [356, 300, 30, '#5fd6e8', -10],
] as const;

/** A crystal that grows out of the rock: bright on the left, dark on the right. */
function crystal(x: number, foot: number, height: number, colour: string, lean: number): string {
  const half = height * 0.16;
  const at = (a: number, b: number): Point => [x + a * half + (lean / 90) * b * height, foot - b * height];
  return (
    shape(polygon([at(-1, 0), at(-1, 0.72), at(0, 1), at(1, 0.7), at(1, 0)]).data(), colour) +
    shape(
      polygon([at(-1, 0), at(-1, 0.72), at(0, 1), at(-0.2, 0.66), at(-0.2, 0)]).data(),
      '#ffffff',
      'fill-opacity=".45"',
    ) +
    shape(
      polygon([at(0.45, 0), at(0.45, 0.62), at(0, 1), at(1, 0.7), at(1, 0)]).data(),
      '#1d1650',
      'fill-opacity=".35"',
    )
  );
}

/** Teeth of stone along an edge: downwards from a roof, upwards from a floor if `way` is -1. */
const teeth = (y: number, length: number, colour: string, salt: number, way: 1 | -1, step = 46): string =>
  Array.from({ length: Math.ceil(1040 / step) }, (_, i) => {
    const x = i * step - 24 + scatter(i, 0, salt) * step * 0.5;
    const long = length * (0.3 + scatter(i, 1, salt) ** 2 * 0.9) * way;
    const half = step * (0.3 + scatter(i, 2, salt) * 0.3);
    return `M${x - half} ${y}Q${x - half * 0.3} ${y + long * 0.5} ${x} ${y + long}Q${x + half * 0.4} ${y + long * 0.5} ${x + half} ${y}Z`;
  })
    .map((data) => shape(data, colour))
    .join('');

/** A heap of coins that somebody has forgotten. */
const hoard = (x: number, y: number, size: number): string =>
  Array.from({ length: 26 }, (_, i) => {
    const high = scatter(i, 3, 9) ** 1.6;
    const [dx, dy] = [(scatter(i, 4, 9) - 0.5) * 110 * (1 - high * 0.8), -high * 34];
    return (
      dot(x + dx * size, y + dy * size, 9 * size, 4.4 * size, i % 3 ? '#f2b63c' : '#ffe08a') +
      dot(x + dx * size, y + (dy + 3) * size, 9 * size, 3.4 * size, '#a8702a', 'fill-opacity=".5"')
    );
  }).join('');

/** The way out, from its left foot to its right one: no two of its stones are alike. */
const MOUTH = [
  [372, 312],
  [386, 262],
  [376, 222],
  [406, 186],
  [426, 150],
  [474, 134],
  [506, 120],
  [556, 138],
  [588, 172],
  [598, 214],
  [622, 246],
  [614, 282],
  [626, 312],
] as const satisfies readonly Point[];
/** Where the stones of its edge end in the wall. */
const EDGE = MOUTH.map(([x, y], i): Point => {
  const [dx, dy] = [x - 498, Math.min(y - 300, 0)];
  const reach = 1.13 + scatter(i, 7, 3) * 0.13;
  return [498 + dx * reach, y + dy * (reach - 1)];
});
const HOLE = polygon([...MOUTH]).data();

/** The stones round the mouth, with the daylight on those that look towards it. */
const edge = (): string =>
  MOUTH.slice(1)
    .map((to, i) => {
      const [from, outer, next] = [MOUTH[i] ?? to, EDGE[i] ?? to, EDGE[i + 1] ?? to];
      const lit = ['#8d83b4', '#7a70a3', '#9a90be'] as const;
      const dim = ['#554b7c', '#625889', '#4b4270'] as const;
      const fill = (to[0] < 540 ? lit : dim)[i % 3] ?? lit[0];
      return shape(polygon([from, to, next, outer]).data(), fill);
    })
    .join('');

export const cave = backdrop({
  far: () => [
    gradient('wall', [
      [0, '#221d3d'],
      [0.5, '#3b3460'],
      [1, '#574d80'],
    ]),
    // The land outside.
    land([300, 290, 280, 262, 236, 246, 262, 254, 276, 290, 300], '#9cc4cf', 330),
    land([310, 310, 300, 292, 268, 276, 272, 280, 290, 310, 310], '#6fa58e', 330),
    ...[396, 424, 574, 600].map((x, i) => fir(x, 304, 44 + ((i * 23) % 26), FIRS)),
    shape(`M0 0H992V330H0Z${HOLE}`, 'url(#wall)', 'fill-rule="evenodd"'),
    edge(),
    ...Array.from({ length: 34 }, (_, i) => {
      const [x, y] = [(i * 0.618034 * 992) % 992, 40 + ((i * 73) % 240)];
      return x > 350 && x < 640
        ? ''
        : patch(
            [x, y],
            [46 + (i % 3) * 16, 16 + (i % 4) * 5],
            i % 2 ? '#2b2549' : '#4a4270',
            i,
            'fill-opacity=".6"',
          );
    }),
    teeth(-4, 190, '#332c56', 3, 1, 70),
    teeth(-4, 130, '#241e42', 8, 1, 52),
    teeth(-4, 70, '#181432', 14, 1, 40),
    teeth(312, 64, '#3f3864', 21, -1, 58),
    rock(316, 314, 100, 62, STONES, 4),
    rock(690, 314, 110, 70, STONES, 7),
    rock(20, 322, 150, 90, STONES, 2),
    rock(980, 322, 160, 96, STONES, 9),
    ...CRYSTALS.map(([x, foot, height, colour, lean]) => crystal(x, foot + 4, height, colour, lean)),
    hoard(770, 312, 0.9),
    hoard(220, 312, 0.7),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#8d83ad'],
      [0.3, '#6b618f'],
      [0.7, '#4b4370'],
      [1, '#2a2549'],
    ]),
    land([320, 312, 308, 304, 302, 304, 309, 312, 320], 'url(#ground)'),
    ...[
      [200, 352, 200, 14],
      [820, 366, 190, 16],
      [470, 420, 200, 18],
      [120, 490, 190, 26],
      [860, 500, 200, 28],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#4a4270' : '#9a90b8', i, 'fill-opacity=".4"'),
    ),
    grain(260, 9, ['#3d365f', '#a79dc6', '#332c54'], 11),
    patch([560, 470], [120, 20], '#8fd0ee', 4, 'fill-opacity=".55"'),
    patch([556, 467], [84, 11], '#d9f3ff', 6, 'fill-opacity=".6"'),
    strew(20, 4, (x, y, size) =>
      line(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${(22 * size).toFixed(0)} ${(-5 * size).toFixed(0)} ${(14 * size).toFixed(0)} ${(6 * size).toFixed(0)}`,
        '#2d2750',
        2.6 * size,
        'stroke-opacity=".6"',
      ),
    ),
    strew(30, 14, (x, y, size, i) => rock(x, y, 18 * size, 10 * size, STONES, i)),
    strew(14, 21, (x, y, size, i) => dot(x, y, 7 * size, 3.4 * size, i % 2 ? '#ffd877' : '#f2b63c')),
    // Daylight from the mouth, which widens towards the front.
    gradient('shaft', [
      [0, '#fff8e2', 0.22],
      [0.6, '#efe4ff', 0.07],
      [1, '#efe4ff', 0],
    ]),
    ...[0, 22, 46].map((inside) =>
      shape(
        `M${384 + inside} 300H${616 - inside}L${800 - inside * 3} 600H${196 + inside * 3}Z`,
        'url(#shaft)',
      ),
    ),
    glow('door', '#fff6dc', [498, 318], [240, 60], 0.7),
    glow('pool', '#efe6ff', [520, 390], [460, 110], 0.35),
    corners('#0d0b24', 0.7),
  ],
  near: () => [
    teeth(-6, 250, NEAR_STONES[0], 5, 1, 96),
    rock(10, 650, 280, 190, NEAR_STONES, 4),
    rock(990, 650, 300, 210, NEAR_STONES, 8),
    crystal(120, 620, 130, '#2f8fae', 16),
    crystal(164, 630, 90, '#3aa6c2', 26),
    crystal(858, 626, 120, '#7a48b8', -18),
    crystal(818, 634, 80, '#8f5ed0', -28),
  ],
  lights: () => [
    ...CRYSTALS.map(([x, foot, height, colour], i) =>
      glow(`crystal${i}`, colour, [x, foot - height * 0.45], [height * 1.5, height * 1.1], 0.55),
    ),
    glow('gold', '#ffd877', [770, 306], [90, 40], 0.5),
    glow('gold2', '#ffd877', [220, 306], [70, 34], 0.5),
  ],
  platform: () => [
    barePatch('#221d3d', '#8a80ac', '#aaa0c8', (x, y, i) => rock(x, y, 22 + (i % 3) * 5, 12, STONES, i)),
  ],
});
