import { dot, line, shape } from '../../terrain/svg.ts';
import { bush, fronds, twig } from '../plants.ts';
import { type Backdrop, corners, flies, flower, fringe, glow, gradient, rows, strew } from '../stage.ts';
import { FLOOR, floorPatch, ring, slabs } from './hall.ts';

const FERN = [-170, -150, -128, -106, -84, -62, -40, -16] as const;
const LEAVES = ['#2f7d58', '#4da365', '#8ccb74'] as const;
const NEAR = ['#0f3a34', '#185044', '#256850', '#3d8a5c'] as const;

const pot = (x: number, y: number, size: number): string =>
  shape(
    `M${x - 24 * size} ${y - 36 * size}h${48 * size}l-${8 * size} ${36 * size}h-${32 * size}z`,
    '#c2714a',
  ) +
  shape(
    `M${x + 4 * size} ${y - 36 * size}h${20 * size}l-${8 * size} ${36 * size}h-${12 * size}z`,
    '#97513a',
  ) +
  shape(`M${x - 28 * size} ${y - 44 * size}h${56 * size}v${11 * size}h-${56 * size}z`, '#d98a5e');

/** A basket of flowers that hangs from the roof. */
const basket = (x: number, length: number): string =>
  line(`M${x} -10V${length}M${x} ${length - 30}l-24 30M${x} ${length - 30}l24 30`, '#5a6b62', 2.4) +
  shape(`M${x - 30} ${length}h60q-6 26-30 28t-30-28z`, '#8a5a3c') +
  bush(x, length + 8, 90, 34, LEAVES, Math.round(x)) +
  [-28, -8, 14, 30]
    .map((dx, i) => flower(x + dx, length - 6 + (i % 2) * 10, 1.2, i % 2 ? '#ff9fc4' : '#ffd857', '#fff3b0'))
    .join('');

export const glasshouse: Backdrop = {
  far: () => {
    const ribs = Array.from(
      { length: 13 },
      (_, i) => `M${i * 83} 306V96L${496 + (i * 83 - 496) * 0.3} -10`,
    ).join('');
    return [
      bush(120, 300, 330, 130, ['#7fb8a0', '#93c8a8', '#b4dcb8'], 3),
      bush(480, 300, 300, 90, ['#7fb8a0', '#93c8a8', '#b4dcb8'], 5),
      bush(860, 300, 340, 140, ['#7fb8a0', '#93c8a8', '#b4dcb8'], 9),
      shape(
        'M60 -10L150 -10L20 300H-70ZM560 -10H600L470 300H430ZM640 -10H720L590 300H510Z',
        '#ffffff',
        'fill-opacity=".22"',
      ),
      line(ribs, '#e9f4ec', 8),
      line('M0 96H992M0 190H992', '#e9f4ec', 7),
      shape('M0 262H992V310H0Z', '#b5654a'),
      shape('M0 258H992V268H0Z', '#e0b08f'),
      ...Array.from({ length: 16 }, (_, i) => line(`M${i * 64 + 20} 268V306`, '#8f4a3a', 2)),
      ...[40, 128, 210, 792, 868, 956].map(
        (x, i) =>
          pot(x, 312, 1) + (i % 2 ? fronds(x, 270, 66, FERN, LEAVES) : bush(x, 274, 84, 70, LEAVES, i + 4)),
      ),
      ...[40, 210, 868].map((x) =>
        [-18, 6, 24]
          .map((dx, i) =>
            flower(x + dx, 236 + i * 9, 1.4, ['#ff7f9f', '#ffd857', '#ffffff'][i] ?? '', '#fff3b0'),
          )
          .join(''),
      ),
      basket(330, 92),
      basket(672, 76),
    ].join('');
  },
  ground: () =>
    [
      slabs(20, 8, '#c98a66', '#d89c76', '#9c5f48'),
      gradient('floor', [
        [0, '#fff6d8', 0.4],
        [0.4, '#ffe9b8', 0.08],
        [1, '#3a2a2c', 0.5],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      dot(500, 436, 456, 118, '#5fae5a'),
      dot(500, 434, 440, 111, '#83c86c'),
      dot(492, 428, 380, 86, '#a4da80', 'fill-opacity=".7"'),
      ring('#f6ffd8', '#83c86c', 0.75),
      strew(30, 6, (x, y, size, i) =>
        ((x - 500) / 430) ** 2 + ((y - 436) / 104) ** 2 < 1
          ? flower(x, y, size * 0.8, ['#ffffff', '#ffd857', '#ff9fc4'][i % 3] ?? '', '#fff3b0')
          : '',
      ),
      shape('M120 302L330 302L60 600H-260Z', '#fffbe0', 'fill-opacity=".16"'),
      shape('M520 302L660 302L700 600H430Z', '#fffbe0', 'fill-opacity=".16"'),
      corners('#16352c', 0.5),
    ].join(''),
  near: () =>
    [
      fronds(40, 640, 220, FERN, NEAR),
      fronds(960, 640, 230, FERN, NEAR),
      fringe(130, 240, 620, 2.4, NEAR, 4),
      fringe(770, 880, 620, 2.4, NEAR, 14),
      twig(-20, -30, 42, 190, NEAR, 3),
      twig(1012, -30, 140, 200, NEAR, 8),
      twig(1016, 60, 170, 140, NEAR, 12),
      flower(120, 560, 4, '#d9507a', '#ffd06a'),
      flower(884, 566, 4, '#d9507a', '#ffd06a'),
    ].join(''),
  lights: () =>
    [
      glow('lampLeft', '#ffd98a', [330, 110], [130, 110], 0.6),
      glow('lampRight', '#ffd98a', [672, 96], [130, 110], 0.6),
      glow('floor', '#ffe6a8', [500, 430], [420, 90], 0.3),
      ...flies(18, 4),
    ].join(''),
  platform: () => floorPatch('#2f5a34', '#e8ffc0'),
};
