import type { Hour } from '../../../../rules/world/types.ts';
import { star } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { clipTo, dot, shape } from '../terrain/svg.ts';
import { glow, gradient, rows, STAGE, type Tones } from './stage.ts';

/** Middle, height and radius of the heaps of a cloud, above its flat foot. */
const HEAPS = [
  [-70, -12, 26],
  [-38, -26, 36],
  [4, -38, 46],
  [46, -24, 36],
  [80, -10, 24],
  [-14, -8, 40],
  [30, -6, 38],
] as const;

/** A heaped cloud on a flat foot, lit from the upper left. */
function cumulus(x: number, y: number, size: number, [dark, base, light]: Tones, opacity = 1): string {
  const heaps = (dx: number, dy: number, share: number): string =>
    HEAPS.map(([a, b, radius]) => {
      const [cx, cy, reach] = [x + (a + dx) * size, y + (b + dy) * size, radius * share * size];
      return `M${cx - reach} ${cy}a${reach} ${reach} 0 1 0 ${reach * 2} 0a${reach} ${reach} 0 1 0 ${-reach * 2} 0z`;
    }).join('');
  const body = heaps(0, 0, 1);
  const foot = `M${x - 110 * size} ${y - 120 * size}h${220 * size}v${120 * size}q${-110 * size} ${14 * size} ${-220 * size} 0z`;
  const tones = shape(body, dark) + shape(heaps(-4, -7, 0.92), base) + shape(heaps(-10, -15, 0.7), light);
  return `<g opacity="${opacity}">${clipTo(`cloud${Math.round(x)}`, foot, tones)}</g>`;
}

/** Long thin clouds, one below the other. */
const streaks = (x: number, y: number, size: number, colour: string, opacity: number): string =>
  [
    [0, 0, 130],
    [50, 9, 96],
    [-60, 14, 84],
    [10, 20, 60],
  ]
    .map(([dx = 0, dy = 0, reach = 0]) =>
      dot(x + dx * size, y + dy * size, reach * size, 4.5 * size, colour, `fill-opacity="${opacity}"`),
    )
    .join('');

function stars(count: number, depth: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [scatter(i, 0, 1) * STAGE.width, scatter(i, 1, 2) ** 1.3 * depth];
    const size = 0.7 + scatter(i, 2, 3) ** 2 * 1.7;
    const extra = `fill-opacity="${((0.4 + scatter(i, 3, 4) * 0.6) * (1 - y / (depth * 1.2))).toFixed(2)}"`;
    return i % 13 === 0
      ? shape(star(x, y, size * 4.4, size * 0.9, 4).data(), '#fff8e0', extra)
      : dot(x, y, size, size, '#fdf6e2', extra);
  }).join('');
}

/** The four skies; the ground covers what is below the horizon. */
export const SKIES: Readonly<Record<Hour, () => string>> = {
  dawn: () =>
    gradient('sky', [
      [0, '#7fa6e6'],
      [0.24, '#b9bdf0'],
      [0.4, '#f6c3d2'],
      [0.5, '#ffdcb4'],
      [1, '#ffe9c4'],
    ]) +
    rows(0, STAGE.height, 'url(#sky)') +
    glow('sun', '#fff3cf', [620, 262], [420, 250], 0.95) +
    dot(620, 262, 40, 40, '#fffbe8') +
    cumulus(200, 150, 0.9, ['#b9a8dd', '#f0b9cf', '#ffe2d2']) +
    cumulus(860, 116, 1.1, ['#b9a8dd', '#f2bfd0', '#ffe6d4']) +
    cumulus(430, 86, 0.55, ['#c3b4e4', '#f5c8d6', '#ffe9dc'], 0.9) +
    streaks(480, 196, 1.1, '#fff0e0', 0.7) +
    streaks(760, 216, 0.8, '#fbd3d6', 0.8),
  day: () =>
    gradient('sky', [
      [0, '#3f9be6'],
      [0.28, '#86c6f5'],
      [0.5, '#d9f0fb'],
      [1, '#eef9ff'],
    ]) +
    rows(0, STAGE.height, 'url(#sky)') +
    glow('sun', '#fffbe2', [430, 40], [430, 300], 0.8) +
    cumulus(172, 168, 1.15, ['#b4d3ee', '#e6f3fc', '#ffffff']) +
    cumulus(520, 130, 0.72, ['#b8d6ef', '#e9f5fc', '#ffffff']) +
    cumulus(846, 186, 1.35, ['#b0d0ec', '#e4f2fb', '#ffffff']) +
    cumulus(690, 74, 0.5, ['#bddaf2', '#ebf6fd', '#ffffff'], 0.85) +
    cumulus(360, 226, 0.46, ['#c0dcf0', '#eaf5fb', '#ffffff'], 0.9) +
    streaks(560, 238, 1, '#ffffff', 0.5),
  dusk: () =>
    gradient('sky', [
      [0, '#3b2f73'],
      [0.18, '#7a4390'],
      [0.32, '#d45f80'],
      [0.42, '#ff9462'],
      [0.5, '#ffd08a'],
      [1, '#ffd696'],
    ]) +
    rows(0, STAGE.height, 'url(#sky)') +
    stars(60, 150) +
    glow('sun', '#fff0b8', [430, 262], [460, 260], 0.95) +
    dot(430, 258, 46, 46, '#fff4cc') +
    cumulus(180, 168, 1.1, ['#6c3f86', '#c9577f', '#ff9f78']) +
    cumulus(830, 150, 1.3, ['#5d3b84', '#a94e86', '#f2807a']) +
    cumulus(610, 96, 0.6, ['#61407f', '#9b4c88', '#e2777c'], 0.95) +
    streaks(520, 206, 1.3, '#ffb274', 0.85) +
    streaks(250, 226, 1, '#ff8a68', 0.8) +
    streaks(800, 228, 1, '#ffa56c', 0.8),
  night: () =>
    gradient('sky', [
      [0, '#0b1238'],
      [0.26, '#1b2a63'],
      [0.44, '#33508c'],
      [0.52, '#5579ab'],
      [1, '#5f84b4'],
    ]) +
    rows(0, STAGE.height, 'url(#sky)') +
    `<g transform="rotate(-24 500 150)">${glow('way', '#8fa4e6', [480, 130], [640, 74], 0.4)}</g>` +
    stars(190, 300) +
    glow('halo', '#dfe9ff', [500, 104], [220, 220], 0.55) +
    dot(500, 104, 41, 41, '#f6f3df') +
    dot(488, 94, 9, 8, '#ddd9c4') +
    dot(512, 116, 12, 10, '#e0dcc8') +
    dot(514, 88, 5, 4.4, '#ddd9c4') +
    streaks(300, 196, 1.2, '#8fa6d8', 0.32) +
    streaks(760, 226, 1.3, '#8fa6d8', 0.35),
};
