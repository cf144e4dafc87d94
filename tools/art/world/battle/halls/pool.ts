import { dot, line, shape } from '../../terrain/svg.ts';
import { type Backdrop, corners, glow, gradient, rows } from '../stage.ts';
import { arch, banner, column, FLOOR, floorPatch, frame, ring, slabs, wall } from './hall.ts';

const WINDOWS = [170, 290, 410, 582, 702, 822].map((x) => arch(x, 236, 84, 170));
const STONE = ['#7fa3bd', '#c3dceb', '#f2fafd'] as const;
const NEAR_STONE = ['#16324e', '#23486a', '#3f6c8f'] as const;

/** Water that falls from a spout into a basin. */
const spout = (x: number): string =>
  shape(`M${x - 26} 150h52v14h-52z`, '#6f95b3') +
  shape(`M${x - 16} 164q-4 70 2 140h28q6-70 2-140z`, '#9fdcf5', 'fill-opacity=".9"') +
  line(`M${x - 8} 168v132M${x + 2} 168v132M${x + 10} 168v132`, '#ffffff', 3, 'stroke-opacity=".8"') +
  shape(`M${x - 84} 296h168l-12 20h-144z`, '#8fb2ca') +
  dot(x, 296, 84, 11, '#5cb6e0') +
  dot(x, 298, 40, 6, '#e8f9ff');

export const pool: Backdrop = {
  far: () =>
    [
      gradient('wall', [
        [0, '#5b8fb8'],
        [0.6, '#8fc0dc'],
        [1, '#b9dcea'],
      ]),
      wall(WINDOWS, 'url(#wall)'),
      line(
        Array.from({ length: 26 }, (_, i) => `M${i * 40} 0V302`).join('') +
          Array.from({ length: 8 }, (_, i) => `M0 ${i * 40}H992`).join(''),
        '#3f7aa6',
        1.6,
        'stroke-opacity=".28"',
      ),
      ...WINDOWS.map((hole) => frame(hole, '#e9f5fa', 10) + frame(hole, '#8fb2ca', 3)),
      shape('M0 20H992V52H0Z', '#e2f1f8'),
      shape('M0 46H992V54H0Z', '#7ba0bb'),
      ...Array.from({ length: 25 }, (_, i) =>
        shape(`M${i * 42 - 10} 33q10-14 21 0t21 0v6q-10 14-21 0t-21 0z`, '#3f8fc8'),
      ),
      shape('M0 250H992V306H0Z', '#9cc6dc'),
      shape('M0 250H992V257H0Z', '#e9f5fa'),
      banner(496, 62, 56, 140, '#2f7fc4', '#dff4ff'),
      spout(70),
      spout(922),
      ...[230, 350, 642, 762].map((x) => column(x, FLOOR + 8, 26, 260, STONE)),
    ].join(''),
  ground: () =>
    [
      slabs(22, 9, '#b7dbe8', '#d6edf3', '#8ab8cc'),
      gradient('floor', [
        [0, '#ffffff', 0.35],
        [0.4, '#7fc0e0', 0.1],
        [1, '#1a4f7c', 0.55],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      ring('#2f8fcf', '#5cc0ea'),
      dot(500, 436, 330, 78, '#4fb3df'),
      dot(500, 438, 322, 74, '#2f93cb'),
      dot(490, 444, 280, 60, '#52b9e4', 'fill-opacity=".7"'),
      ...Array.from({ length: 18 }, (_, i) => {
        const [x, y] = [230 + ((i * 167) % 520), 396 + ((i * 41) % 84)];
        return line(`M${x} ${y}q14-6 28 0t28 0`, i % 2 ? '#e6f8ff' : '#9fdcf5', 3, 'stroke-opacity=".75"');
      }),
      line('M190 470Q300 520 500 520T810 470', '#f2fbff', 8, 'stroke-opacity=".85"'),
      glow('wet', '#ffffff', [500, 330], [420, 34], 0.6),
      corners('#0d2f54', 0.5),
    ].join(''),
  near: () =>
    [
      column(-10, 620, 96, 660, NEAR_STONE),
      column(1002, 620, 96, 660, NEAR_STONE),
      shape('M30 620V566h170v54z', '#1c3c5c'),
      dot(115, 566, 86, 16, '#2f6f9c'),
      dot(110, 564, 60, 9, '#7fc4e6'),
      shape('M800 620V570h170v50z', '#1c3c5c'),
      dot(885, 570, 86, 16, '#2f6f9c'),
      dot(880, 568, 60, 9, '#7fc4e6'),
    ].join(''),
  lights: () =>
    [
      glow('water', '#7fe0ff', [500, 436], [360, 90], 0.8),
      glow('left', '#8fe6ff', [70, 250], [130, 130], 0.6),
      glow('right', '#8fe6ff', [922, 250], [130, 130], 0.6),
      glow('ceiling', '#9fdcff', [500, 200], [420, 100], 0.3),
    ].join(''),
  platform: () => floorPatch('#0f3f68', '#e6f8ff'),
};
