import { dot, line, shape } from '../../terrain/svg.ts';
import { type Backdrop, corners, glow, gradient, rows } from '../stage.ts';
import { banner, column, courses, FLOOR, floorPatch, frame, lancet, ring, slabs, wall } from './hall.ts';

const WINDOWS = [
  lancet(496, 252, 120, 230),
  lancet(330, 246, 62, 170),
  lancet(662, 246, 62, 170),
  lancet(190, 246, 50, 140),
  lancet(802, 246, 50, 140),
];
const STONE = ['#2f2750', '#52477c', '#8174a8'] as const;
const NEAR_STONE = ['#100c22', '#1d1638', '#362c58'] as const;
const CANDLES = [
  [76, 250, 1],
  [100, 262, 0.8],
  [52, 266, 0.7],
  [916, 250, 1],
  [892, 262, 0.8],
  [942, 266, 0.7],
  [410, 284, 0.6],
  [582, 284, 0.6],
] as const;

const candle = ([x, y, size]: readonly [x: number, y: number, size: number]): string =>
  shape(`M${x - 7 * size} ${y}h${14 * size}v${52 * size}h${-14 * size}z`, '#e9dcc4') +
  shape(`M${x + 1 * size} ${y}h${6 * size}v${52 * size}h${-6 * size}z`, '#b9a68e') +
  shape(
    `M${x} ${y - 24 * size}q${9 * size} ${12 * size} ${5 * size} ${20 * size}t${-10 * size} 0q${-4 * size}-${8 * size} ${5 * size}-${20 * size}z`,
    '#9fe8ff',
  ) +
  shape(
    `M${x} ${y - 14 * size}q${5 * size} ${7 * size} ${3 * size} ${11 * size}t${-6 * size} 0q${-2 * size}-${4 * size} ${3 * size}-${11 * size}z`,
    '#ffffff',
  );

/** A ribbed vault between two columns. */
const rib = (x: number): string =>
  `M${x - 166} 60Q${x - 120} -20 ${x} -40M${x + 166} 60Q${x + 120} -20 ${x} -40`;

export const vault: Backdrop = {
  far: () =>
    [
      gradient('wall', [
        [0, '#1f1a3c'],
        [0.6, '#3d3463'],
        [1, '#5a4d80'],
      ]),
      wall(WINDOWS, 'url(#wall)'),
      courses('#191432', 60, FLOOR, 40, 0.4),
      shape(lancet(496, 252, 120, 230), '#8f5ae0', 'fill-opacity=".3"'),
      ...WINDOWS.slice(1).map((hole, i) => shape(hole, i % 2 ? '#5a8fe0' : '#e05a9c', 'fill-opacity=".3"')),
      line('M496 20V252M440 150H552M440 200H552M466 90Q496 120 526 90', '#191432', 5),
      dot(496, 92, 26, 26, 'none', 'stroke="#191432" stroke-width="5"'),
      line('M330 90V246M662 90V246M190 116V246M802 116V246', '#191432', 4),
      ...WINDOWS.map((hole) => frame(hole, '#191432', 14) + frame(hole, '#7a6ca6', 5)),
      line([260, 496, 732, 24, 968].map(rib).join(''), '#7a6ca6', 8),
      banner(262, 110, 44, 120, '#4a2f86', '#9fe8ff'),
      banner(730, 110, 44, 120, '#4a2f86', '#9fe8ff'),
      ...[130, 412, 580, 862].map((x) => column(x, FLOOR + 8, 38, 330, STONE)),
      shape('M20 302h116v-8h-8v-8H28v8h-8zM856 302h116v-8h-8v-8H864v8h-8z', '#3a3160'),
      ...CANDLES.map(candle),
    ].join(''),
  ground: () =>
    [
      slabs(18, 8, '#3a3260', '#5a4f86', '#231c42'),
      gradient('floor', [
        [0, '#c8b4ff', 0.35],
        [0.4, '#6a5aa8', 0.1],
        [1, '#0d0a20', 0.6],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      ring('#a58af0', '#7f5ad0', 0.8),
      shape('M440 302H552L640 600H352Z', '#b48aff', 'fill-opacity=".2"'),
      shape('M302 302H358L300 600H150Z', '#ff8ac0', 'fill-opacity=".12"'),
      shape('M634 302H690L842 600H690Z', '#8ab8ff', 'fill-opacity=".12"'),
      glow('mistLeft', '#cfc4ff', [180, 340], [260, 30], 0.5),
      glow('mistRight', '#cfc4ff', [830, 350], [260, 30], 0.5),
      corners('#07051a', 0.7),
    ].join(''),
  near: () =>
    [
      column(-12, 620, 100, 680, NEAR_STONE),
      column(1004, 620, 100, 680, NEAR_STONE),
      candle([96, 540, 2]),
      candle([140, 566, 1.6]),
      candle([900, 540, 2]),
      candle([858, 570, 1.5]),
    ].join(''),
  lights: () =>
    [
      ...CANDLES.map(([x, y, size], i) =>
        glow(`candle${i}`, '#8fdcff', [x, y - 12], [90 * size, 80 * size], 0.6),
      ),
      glow('window', '#b48aff', [496, 330], [200, 60], 0.5),
      glow('floor', '#7f9cff', [500, 430], [420, 90], 0.25),
    ].join(''),
  platform: () => floorPatch('#0d0a24', '#cdbcff'),
};
