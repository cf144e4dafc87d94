import { polygon, star } from '../../../kit.ts';
import {
  backdrop,
  barePatch,
  clump,
  corners,
  dot,
  fringe,
  fronds,
  glow,
  gradient,
  grain,
  land,
  line,
  patch,
  rock,
  shape,
  strew,
  type Tones,
} from '../brush.ts';
import { sea } from './coast.ts';

const STONES: Tones = ['#6f7d8c', '#98a6ae', '#cdd5d3'];
const PALM: readonly string[] = ['#2f8a63', '#46a868', '#7cc873'];
const NEAR_PALM: readonly string[] = ['#0f3f40', '#195450', '#26705c'];
const DUNE = ['#6f8a4f', '#95a95a', '#c2c878', '#e3df9c'] as const;
const NEAR = ['#2f4f40', '#466a48', '#6b8a50', '#a0ad66'] as const;
const CROWN = [-176, -150, -124, -96, -66, -38, -10, 14] as const;

/** A palm that leans out over the sand. */
const palm = (x: number, y: number, height: number, lean: number): string =>
  line(
    `M${x} ${y}Q${x + lean * 0.1} ${y - height * 0.5} ${x + lean} ${y - height}`,
    '#7b5a43',
    height * 0.085,
  ) +
  line(
    `M${x - 1} ${y}Q${x + lean * 0.1 - 2} ${y - height * 0.5} ${x + lean - 2} ${y - height}`,
    '#b58d63',
    height * 0.04,
  ) +
  fronds(x + lean, y - height, height * 0.62, CROWN, PALM) +
  dot(x + lean - 4, y - height + 6, 5, 5, '#5b3c30') +
  dot(x + lean + 5, y - height + 7, 5, 5, '#7a5238');

const shell = (x: number, y: number, size: number, colour: string): string =>
  shape(
    `M${x} ${y}q${-12 * size}-${6 * size}-${9 * size}-${13 * size}q${9 * size}-${8 * size} ${18 * size} 0q${3 * size} ${7 * size}-${9 * size} ${13 * size}z`,
    colour,
  ) +
  line(
    `M${x} ${y}l-${5 * size}-${13 * size}M${x} ${y}v-${15 * size}M${x} ${y}l${5 * size}-${13 * size}`,
    '#c98a86',
    1.2 * size,
  );

export const shore = backdrop({
  far: () => [
    shape('M560 256Q620 214 690 232T800 256Z', '#8ec3c4'),
    shape('M640 256Q690 236 730 240T800 256Z', '#a9d6c6'),
    sea(254, 350, 5),
    shape('M-10 320V236Q60 214 120 232T220 270Q260 284 290 306Z', '#6fae84'),
    shape('M-10 320V250Q50 232 110 246T210 282L250 306Z', '#8fc48c'),
    palm(66, 262, 110, 34),
    palm(130, 272, 84, 30),
    palm(10, 262, 96, -6),
    rock(330, 292, 60, 34, STONES, 3),
    rock(372, 294, 34, 18, STONES, 6),
    rock(900, 282, 90, 60, STONES, 4),
    rock(952, 288, 60, 36, STONES, 9),
  ],
  ground: () => [
    gradient('ground', [
      [0, '#fff0c4'],
      [0.35, '#f8dfa2'],
      [0.75, '#e8c581'],
      [1, '#c69a62'],
    ]),
    land([300, 312, 330, 322, 318, 326, 320, 312, 304], '#dff4fb'),
    land([304, 317, 335, 327, 323, 331, 325, 317, 309], '#ffffff'),
    land([310, 324, 342, 334, 330, 338, 332, 323, 315], '#cfae78'),
    land([322, 338, 354, 346, 342, 350, 344, 335, 327], 'url(#ground)'),
    ...[
      [180, 400, 190, 14],
      [800, 392, 190, 14],
      [470, 470, 240, 22],
      [880, 520, 170, 24],
    ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
      patch([x, y], [rx, ry], i % 2 ? '#fff4d2' : '#dcb878', i, 'fill-opacity=".5"'),
    ),
    grain(260, 8, ['#d2a768', '#fff6dc', '#c2945c'], 10),
    strew(34, 11, (x, y, size, i) =>
      y > 356
        ? line(
            `M${x.toFixed(0)} ${y.toFixed(0)}q${(20 * size).toFixed(0)} ${(-6 * size).toFixed(0)} ${(40 * size).toFixed(0)} 0t${(36 * size).toFixed(0)} 0`,
            i % 2 ? '#cda56a' : '#fff3d0',
            2.6 * size,
            'stroke-opacity=".6"',
          )
        : '',
    ),
    strew(26, 4, (x, y, size, i) => (y > 360 ? rock(x, y, 12 * size, 6 * size, STONES, i) : '')),
    shell(420, 398, 0.8, '#ffc9bd'),
    shell(610, 520, 1.4, '#ffd9c4'),
    shape(star(470, 548, 17, 7, 5, -70).data(), '#f0815c'),
    shell(880, 430, 1, '#ffe0d2'),
    shape(
      polygon([
        [300, 376],
        [392, 362],
        [398, 370],
        [306, 386],
      ]).data(),
      '#a98a6c',
    ),
    line('M304 378L394 365M330 373l10-20', '#c9ac8a', 4),
    strew(20, 31, (x, y, size, i) =>
      y > 370 && (x < 260 || x > 740) ? clump(x, y, size * 1.1, DUNE, i) : '',
    ),
    glow('pool', '#fffbe6', [520, 400], [450, 100], 0.5),
    corners('#5a3d48', 0.36),
  ],
  near: () => [
    fringe(-20, 170, 616, 3.2, NEAR, 3),
    fringe(850, 1010, 616, 3.2, NEAR, 29),
    rock(900, 640, 150, 90, ['#2a3648', '#3f4d5e', '#5f6e7a'], 3),
    fronds(1030, -40, 210, [184, 166, 148, 130, 112, 94], NEAR_PALM),
  ],
  lights: () => [
    glow('moon', '#dbe8ff', [500, 300], [70, 50], 0.8),
    ...Array.from({ length: 24 }, (_, i) =>
      line(
        `M${455 + ((i * 53) % 96)} ${262 + i * 3}h${10 + ((i * 29) % 24)}`,
        '#f2f6ff',
        2,
        'stroke-opacity=".7"',
      ),
    ),
  ],
  platform: () => [
    barePatch('#a9794c', '#f7e0a8', '#fff2cc', (x, y, i) =>
      i % 4 === 1
        ? rock(x, y, 18, 9, STONES, i)
        : line(`M${(x - 20).toFixed(0)} ${y.toFixed(0)}q12-6 22 0t20 0`, '#cda56a', 3),
    ),
  ],
});
