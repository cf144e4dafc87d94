import { polygon } from '../../../kit.ts';
import { scatter } from '../../terrain/scatter.ts';
import { dot, line, shape } from '../../terrain/svg.ts';
import { barePatch } from '../patches.ts';
import {
  type Backdrop,
  clump,
  corners,
  glow,
  gradient,
  grain,
  land,
  patch,
  strew,
  type Tones,
} from '../stage.ts';
import { mountain, rock } from '../stones.ts';
import { banner, ring } from './hall.ts';

const STONES: Tones = ['#7b5f52', '#a98a74', '#d8bfa2'];
const NEAR_STONES: Tones = ['#2e2430', '#463741', '#67535a'];
const BLADES = ['#7a7440', '#a09a54', '#c9c070'] as const;

/** One step of the round of seats, cut out of the rock. */
const tier = (y: number, high: number, inset: number, face: string, top: string): string =>
  shape(`M0 ${y}H${inset}Q496 ${y + 40} ${992 - inset} ${y}H992V${y + high + 60}H0Z`, face) +
  shape(
    `M0 ${y}H${inset}Q496 ${y + 40} ${992 - inset} ${y}H992V${y + 9}H${992 - inset + 6}Q496 ${y + 50} ${inset - 6} ${y + 9}H0Z`,
    top,
  ) +
  line(
    Array.from({ length: 16 }, (_, i) => `M${i * 66 + (y % 33)} ${y + 14}v${high}`).join(''),
    '#6f564c',
    2,
    'stroke-opacity=".35"',
  );

const COATS = ['#b5523f', '#5b6f9c', '#cf9a4c', '#6f8f6a', '#8a6a9c', '#d8c8a4'] as const;
const FACES = ['#e8bf98', '#c98f68', '#8d5f48', '#f0d0b0'] as const;
const HAIR = ['#4a3430', '#7a4a34', '#2f2a38', '#b98a4c', '#8c8690'] as const;

/** Those who watch from a step of the seats, each on a place of their own. */
const crowd = (y: number, inset: number, salt: number): string =>
  Array.from({ length: 29 }, (_, i) => {
    const x = i * 35 + scatter(i, 0, salt) * 12;
    const share = Math.min(Math.max((x - inset) / (992 - inset * 2), 0), 1);
    const seat = y + 80 * share * (1 - share) + 5;
    if (scatter(i, 1, salt) < 0.3) return '';
    const tall = 20 + scatter(i, 2, salt) * 6;
    const pick = <T>(list: readonly T[], at: number): T =>
      list[Math.floor(scatter(i, at, salt) * list.length)] as T;
    return (
      shape(`M${x - 10} ${seat}v${-tall * 0.5}q0-9 10-9t10 9v${tall * 0.5}z`, pick(COATS, 3)) +
      dot(x, seat - tall, 7, 7.5, pick(FACES, 4)) +
      shape(`M${x - 7.5} ${seat - tall}q-1-9 7.5-9t7.5 9q-7-4-15 0z`, pick(HAIR, 5))
    );
  }).join('');

/** A pillar of stone drums that has lost its head. */
const drum = (x: number, foot: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const y = foot - (i + 1) * width * 0.7;
    const dx = (i % 2) * 3;
    return (
      shape(`M${x - width / 2 + dx} ${y}h${width}v${width * 0.68}h${-width}z`, '#b89a82') +
      shape(`M${x + width * 0.12 + dx} ${y}h${width * 0.38}v${width * 0.68}h${-width * 0.38}z`, '#876a5b') +
      shape(`M${x - width / 2 + dx} ${y}h${width}v5h${-width}z`, '#dcc6ab')
    );
  }).join('');

/** A lantern on a post. */
const torch = (x: number, y: number): string =>
  line(`M${x} ${y}V${y - 62}`, '#4a3a38', 6) +
  shape(`M${x - 10} ${y - 62}h20l-4 12h-12z`, '#5f4a44') +
  shape(`M${x} ${y - 92}q12 14 8 24t-16 0q-4-10 8-24z`, '#ff9a3c') +
  shape(`M${x} ${y - 80}q6 8 4 13t-8 0q-2-5 4-13z`, '#ffe08a');

export const quarry: Backdrop = {
  far: () =>
    [
      mountain(180, 110, 260, 260, ['#a88f9a', '#c9b4b0']),
      mountain(820, 90, 260, 280, ['#a88f9a', '#cbb6b2']),
      mountain(500, 150, 260, 220, ['#b7a2ab', '#d5c4be']),
      shape(
        polygon([
          [0, 300],
          [0, 120],
          [60, 104],
          [130, 126],
          [190, 160],
          [230, 196],
          [260, 300],
        ]).data(),
        '#9a7a68',
      ),
      shape(
        polygon([
          [0, 300],
          [0, 120],
          [60, 104],
          [110, 130],
          [120, 190],
          [90, 300],
        ]).data(),
        '#c2a389',
      ),
      shape(
        polygon([
          [992, 300],
          [992, 110],
          [940, 98],
          [870, 124],
          [806, 164],
          [766, 200],
          [730, 300],
        ]).data(),
        '#8a6b5c',
      ),
      shape(
        polygon([
          [870, 124],
          [806, 164],
          [766, 200],
          [730, 300],
          [800, 300],
          [830, 210],
        ]).data(),
        '#b8987f',
      ),
      tier(206, 30, 150, '#a5866f', '#d9c0a2'),
      crowd(206, 150, 3),
      tier(240, 30, 200, '#97785f', '#cfb494'),
      crowd(240, 200, 8),
      tier(274, 30, 250, '#866851', '#c2a584'),
      drum(330, 300, 40, 5),
      drum(664, 300, 40, 4),
      drum(90, 300, 46, 6),
      drum(910, 300, 46, 5),
      banner(412, 176, 40, 86, '#b5523f', '#ffd98a'),
      banner(584, 176, 40, 86, '#5b6f9c', '#ffd98a'),
      torch(250, 304),
      torch(744, 304),
    ].join(''),
  ground: () =>
    [
      gradient('ground', [
        [0, '#f0d9ac'],
        [0.35, '#dfbd88'],
        [0.75, '#bb9164'],
        [1, '#8a664c'],
      ]),
      land([306, 312, 318, 322, 324, 322, 318, 312, 306], 'url(#ground)'),
      ...[
        [200, 372, 170, 14],
        [820, 380, 170, 14],
        [330, 500, 190, 24],
        [760, 530, 200, 26],
      ].map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
        patch([x, y], [rx, ry], i % 2 ? '#fbe9c2' : '#c59a68', i, 'fill-opacity=".45"'),
      ),
      ring('#fff0cc', '#e8c890', 0.6),
      grain(260, 8, ['#b58a5c', '#fff0cc', '#9c754f'], 10),
      strew(44, 4, (x, y, size, i) => rock(x, y, 16 * size, 9 * size, STONES, i)),
      rock(60, 352, 120, 60, STONES, 3),
      rock(944, 356, 130, 66, STONES, 7),
      strew(14, 12, (x, y, size, i) => clump(x, y, size * 0.7, BLADES, i)),
      glow('pool', '#fff6dc', [520, 420], [430, 100], 0.45),
      corners('#3d2530', 0.5),
    ].join(''),
  near: () =>
    [
      rock(6, 650, 300, 170, NEAR_STONES, 4),
      rock(140, 640, 130, 70, NEAR_STONES, 8),
      rock(990, 650, 300, 190, NEAR_STONES, 9),
      rock(850, 640, 120, 60, NEAR_STONES, 2),
      shape('M906 -20h106V216l-53-38-53 38z', '#6b3538') +
        shape('M906 -20h30V194l-30 22z', '#8a4a44') +
        line('M906 160l53-38 53 38', '#c49a5c', 7),
    ].join(''),
  lights: () =>
    [
      glow('left', '#ffb45a', [250, 222], [130, 110], 0.9),
      glow('right', '#ffb45a', [744, 222], [130, 110], 0.9),
      glow('floor', '#ff9a4a', [500, 350], [420, 60], 0.35),
      dot(250, 224, 5, 8, '#fff0a0'),
      dot(744, 224, 5, 8, '#fff0a0'),
    ].join(''),
  platform: () =>
    barePatch('#7a573e', '#ecd0a0', '#fae6c0', (x, y, i) => rock(x, y, 22 + (i % 3) * 4, 12, STONES, i)),
};
