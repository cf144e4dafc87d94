import { polygon } from '../../../kit.ts';
import { dot, line, shape } from '../../terrain/svg.ts';
import { type Backdrop, corners, glow, gradient, rows } from '../stage.ts';
import { mountain } from '../stones.ts';
import { column, FLOOR, floorPatch, ring, slabs } from './hall.ts';

const STONE = ['#8f96b8', '#d5d8ea', '#f8f8ff'] as const;
const NEAR_STONE = ['#232a4c', '#394470', '#5d6a98'] as const;

/** The top of a sea of cloud. */
const clouds = (y: number, radius: number, colour: string, salt: number): string =>
  Array.from({ length: 15 }, (_, i) =>
    dot(
      i * 76 - 30 + ((i * salt * 17) % 40),
      y + ((i * salt * 7) % 16),
      radius * (0.8 + ((i * 5) % 4) * 0.12),
      radius * 0.6,
      colour,
    ),
  ).join('') + rows(y + 6, 310, colour);

/** A mast with a lightning rod, and streamers in the wind. */
const mast = (x: number, high: number, colour: string): string =>
  line(`M${x} 300V${high}`, '#5f6688', 7) +
  line(`M${x - 2} 300V${high}`, '#aab0cc', 2.4) +
  dot(x, high, 8, 8, '#ffd75a') +
  line(`M${x} ${high - 8}v-22`, '#5f6688', 3) +
  shape(`M${x} ${high + 14}q34-14 60 2t58-6q-24 24-56 22t-62 4z`, colour) +
  shape(`M${x} ${high + 26}q30-6 54 4t40 0q-20 18-44 16t-50 0z`, '#00000022');

const baluster = (x: number): string =>
  shape(`M${x - 7} 300q-6-20 2-34t-1-14h12q-7 0-1 14t2 34z`, '#cfd3e6') +
  shape(`M${x + 1} 300q3-18 3-34t2-14h3q-7 0-1 14t2 34z`, '#8f96b8');

/** An island that hangs in the air. */
const isle = (x: number, y: number, size: number): string =>
  shape(
    polygon([
      [x - 60 * size, y],
      [x + 60 * size, y],
      [x + 34 * size, y + 26 * size],
      [x + 8 * size, y + 58 * size],
      [x - 10 * size, y + 38 * size],
      [x - 40 * size, y + 22 * size],
    ]).data(),
    '#8f86a8',
  ) +
  shape(
    polygon([
      [x - 60 * size, y],
      [x, y],
      [x - 6 * size, y + 40 * size],
      [x - 10 * size, y + 38 * size],
      [x - 40 * size, y + 22 * size],
    ]).data(),
    '#b3a8bf',
  ) +
  dot(x, y, 61 * size, 9 * size, '#7fbf7a') +
  dot(x - 20 * size, y - 8 * size, 18 * size, 14 * size, '#5aa56a') +
  dot(x + 8 * size, y - 12 * size, 20 * size, 17 * size, '#6db574');

export const terrace: Backdrop = {
  far: () =>
    [
      mountain(110, 150, 300, 170, ['#8d9cc8', '#b9c4e2'], '#f7faff'),
      mountain(880, 130, 300, 190, ['#8d9cc8', '#b9c4e2'], '#f7faff'),
      mountain(620, 190, 300, 120, ['#9dabd2', '#c6d0e8'], '#f7faff'),
      isle(300, 170, 0.9),
      isle(690, 120, 0.6),
      clouds(240, 60, '#c9d6f0', 3),
      clouds(262, 56, '#e3ebf9', 5),
      clouds(286, 50, '#fafcff', 7),
      mast(196, 96, '#f2b63c'),
      mast(800, 80, '#5b83e0'),
      mast(496, 150, '#e0604e'),
      ...Array.from({ length: 26 }, (_, i) => baluster(i * 40 + 8)),
      shape('M0 244H992V256H0Z', '#f2f3fb'),
      shape('M0 253H992V258H0Z', '#8f96b8'),
      shape('M0 296H992V308H0Z', '#b9bdd6'),
      ...[16, 330, 662, 976].map(
        (x) =>
          column(x, 304, 40, 78, STONE) + dot(x, 214, 18, 18, '#e3e6f4') + dot(x - 5, 208, 8, 7, '#ffffff'),
      ),
    ].join(''),
  ground: () =>
    [
      slabs(18, 8, '#d3d8ec', '#e6e9f6', '#9ea6c8'),
      gradient('floor', [
        [0, '#ffffff', 0.4],
        [0.45, '#c8d2f0', 0.1],
        [1, '#2f3a6c', 0.5],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      ring('#e8b13c', '#9fb4ee'),
      shape(
        polygon([
          [508, 398],
          [454, 442],
          [490, 442],
          [472, 476],
          [548, 428],
          [508, 428],
          [540, 398],
        ]).data(),
        '#ffd75a',
        'fill-opacity=".9"',
      ),
      dot(120, 340, 170, 12, '#ffffff', 'fill-opacity=".6"'),
      dot(880, 330, 190, 12, '#ffffff', 'fill-opacity=".6"'),
      glow('pool', '#fffdf0', [520, 380], [430, 90], 0.5),
      corners('#1c2454', 0.5),
    ].join(''),
  near: () =>
    [
      column(-14, 620, 90, 300, NEAR_STONE),
      column(1006, 620, 90, 300, NEAR_STONE),
      dot(-14, 290, 52, 52, NEAR_STONE[1]),
      dot(1006, 290, 52, 52, NEAR_STONE[1]),
      dot(90, 624, 120, 46, '#cfdaf4', 'fill-opacity=".9"'),
      dot(200, 634, 90, 36, '#e6edfb', 'fill-opacity=".85"'),
      dot(900, 624, 130, 48, '#cfdaf4', 'fill-opacity=".9"'),
      dot(790, 636, 90, 34, '#e6edfb', 'fill-opacity=".85"'),
    ].join(''),
  lights: () =>
    [
      glow('one', '#ffe07a', [196, 96], [70, 70], 0.9),
      glow('two', '#ffe07a', [800, 80], [70, 70], 0.9),
      glow('three', '#ffe07a', [496, 150], [60, 60], 0.9),
      glow('floor', '#cfdcff', [500, 340], [460, 50], 0.4),
    ].join(''),
  platform: () => floorPatch('#39427a', '#ffffff'),
};
