import { flame, flameCore } from '../../../kit.ts';
import { dot, line, shape } from '../../terrain/svg.ts';
import { type Backdrop, corners, glow, gradient, rows } from '../stage.ts';
import { arch, banner, column, courses, FLOOR, floorPatch, frame, ring, slabs, wall } from './hall.ts';

const WINDOWS = [
  arch(430, 214, 60, 120),
  arch(562, 214, 60, 120),
  arch(300, 214, 44, 90),
  arch(692, 214, 44, 90),
];
const STONE = ['#3b2a33', '#5d4147', '#86605a'] as const;

/** A furnace with an open mouth. */
const furnace = (x: number): string =>
  shape(`M${x - 92} ${FLOOR + 6}V150Q${x} 96 ${x + 92} 150V${FLOOR + 6}Z`, '#4a333b') +
  shape(`M${x - 92} ${FLOOR + 6}V150Q${x - 60} 126 ${x - 30} 118V${FLOOR + 6}Z`, '#684850') +
  shape(`M${x - 40} 120V-10H${x + 40}V120Z`, '#432e36') +
  shape(`M${x - 40} 118V-10H${x - 14}V118Z`, '#5f424a') +
  shape(arch(x, FLOOR + 6, 104, 112), '#2a1a22') +
  shape(arch(x, FLOOR + 6, 88, 100), '#ff8a2e') +
  shape(arch(x, FLOOR + 6, 66, 74), '#ffc04a') +
  shape(flame(x - 14, FLOOR + 6, 54, 74, 0.1).data(), '#ff5a2a') +
  shape(flame(x + 18, FLOOR + 6, 44, 56, -0.1).data(), '#ff7a30') +
  shape(flameCore(x, FLOOR + 6, 34, 46, 0).data(), '#fff0a0') +
  line(`M${x - 58} 176H${x + 58}`, '#2a1a22', 9);

const chain = (x: number, length: number): string =>
  line(`M${x} -10V${length}`, '#2a1f28', 6, 'stroke-dasharray="1 11"') +
  line(`M${x} ${length}q12 4 12 16t-14 14`, '#2a1f28', 6);

export const forge: Backdrop = {
  far: () =>
    [
      gradient('wall', [
        [0, '#3a2832'],
        [0.6, '#6a4a4c'],
        [1, '#8f5f52'],
      ]),
      wall(WINDOWS, 'url(#wall)'),
      courses('#2e1f28', 0, FLOOR, 34, 0.35),
      ...WINDOWS.map((hole) => frame(hole, '#3a2730', 12) + frame(hole, '#9a6f62', 4)),
      line('M400 148H460M532 148H592M430 100V214M562 100V214', '#3a2730', 4),
      banner(496, 70, 54, 130, '#c43b2c', '#ffc65a'),
      furnace(150),
      furnace(842),
      shape('M0 272H992V306H0Z', '#4d363c'),
      shape('M0 272H992V280H0Z', '#8a6159'),
      ...[330, 664].map((x) => column(x, FLOOR + 6, 34, 330, STONE)),
      shape('M452 304V284H474L466 272H436Q446 262 470 262H546Q548 274 528 276L522 284H540V304Z', '#2f2a36'),
      shape('M436 272Q446 262 470 262H546Q547 267 543 270Z', '#77707e'),
    ].join(''),
  ground: () =>
    [
      slabs(16, 7, '#6e4d4c', '#7f5a54', '#3d2830'),
      ring('#e0862f', '#c8502c'),
      gradient('floor', [
        [0, '#ff9a4a', 0.5],
        [0.3, '#ff7a30', 0.1],
        [1, '#1c0f18', 0.5],
      ]),
      rows(FLOOR, 600, 'url(#floor)'),
      glow('fireLeft', '#ff9a3c', [150, 326], [250, 60], 0.8),
      glow('fireRight', '#ff9a3c', [842, 326], [250, 60], 0.8),
      ...[
        [90, 420, 60],
        [860, 470, 80],
        [380, 560, 90],
        [640, 350, 40],
      ].map(([x = 0, y = 0, long = 0]) =>
        line(
          `M${x} ${y}l${long * 0.4} 6 ${long * 0.3} -8 ${long * 0.3} 10`,
          '#ff8a3a',
          3,
          'stroke-opacity=".8"',
        ),
      ),
      corners('#140a12', 0.6),
    ].join(''),
  near: () =>
    [
      chain(60, 190),
      chain(104, 120),
      chain(930, 160),
      column(-8, 620, 90, 660, ['#150d15', '#241720', '#3d2830']),
      column(1000, 620, 90, 660, ['#150d15', '#241720', '#6a3a2c']),
      shape('M40 620V560q60-26 120 0V620Z', '#1c1219'),
      dot(100, 556, 56, 14, '#ff8a3a'),
      dot(100, 556, 40, 9, '#ffd06a'),
      shape('M840 620V556q56-24 112 0V620Z', '#1c1219'),
      dot(896, 552, 52, 13, '#ff8a3a'),
      dot(896, 552, 36, 8, '#ffd06a'),
    ].join(''),
  lights: () =>
    [
      glow('left', '#ff8a30', [150, 262], [220, 150], 0.8),
      glow('right', '#ff8a30', [842, 262], [220, 150], 0.8),
      glow('floorLeft', '#ff7a28', [180, 350], [260, 70], 0.5),
      glow('floorRight', '#ff7a28', [812, 350], [260, 70], 0.5),
    ].join(''),
  platform: () => floorPatch('#2a1218', '#ffb464'),
};
