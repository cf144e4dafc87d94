import { spline } from '../kit.ts';
import { scatter } from '../world/terrain/scatter.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';
import { rollingLand, upright } from './painting.ts';
import { SUN } from './sky.ts';

/** A row of treetops along a curve, each of three round crowns. */
function forest(
  from: number,
  to: number,
  y: (x: number) => number,
  size: number,
  dark: string,
  lit: string,
): string {
  const gap = 30 * size;
  const toSun = from < SUN.x ? 1 : -1;
  return Array.from({ length: Math.ceil((to - from) / gap) }, (_, i) => {
    const x = from + i * gap;
    const tall = size * (0.8 + scatter(i, from, 7) * 0.5);
    const top = y(x) - 12 * tall;
    return (
      dot(x, top, 22 * tall, 26 * tall, dark) +
      dot(x - 17 * tall, top + 8 * tall, 15 * tall, 16 * tall, dark) +
      dot(x + 17 * tall, top + 8 * tall, 15 * tall, 16 * tall, dark) +
      dot(x + toSun * 7 * tall, top - 9 * tall, 12 * tall, 11 * tall, lit) +
      dot(x + toSun * 19 * tall, top + 3 * tall, 8 * tall, 7 * tall, lit)
    );
  }).join('');
}

/** A pine, narrow and dark; its lit side is towards the middle of the painting. */
export function pine(x: number, foot: number, height: number, dark: string, lit: string): string {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, low] = [foot - height * (1 - i * 0.17), foot - height * (0.62 - i * 0.19)];
    const half = height * (0.13 + i * 0.055);
    return { top, low, half };
  });
  const toSun = x < SUN.x ? 1 : -1;
  const trunk = shape(
    `M${x - height * 0.03} ${foot + 8}v${-height * 0.2}h${height * 0.06}v${height * 0.2}z`,
    '#2c1f3c',
  );
  const boughs = tiers
    .map(
      ({ top, low, half }) =>
        shape(
          `M${x} ${top}Q${x + half * 0.5} ${low - (low - top) * 0.3} ${x + half} ${low}Q${x} ${low + half * 0.34} ${x - half} ${low}Q${x - half * 0.5} ${low - (low - top) * 0.3} ${x} ${top}Z`,
          dark,
        ) +
        shape(
          `M${x} ${top}Q${x + toSun * half * 0.5} ${low - (low - top) * 0.3} ${x + toSun * half} ${low}Q${x + toSun * half * 0.6} ${low - 2} ${x + toSun * half * 0.34} ${low - (low - top) * 0.2}Q${x + toSun * half * 0.2} ${low - (low - top) * 0.5} ${x} ${top}Z`,
          lit,
        ),
    )
    .join('');
  return trunk + boughs;
}

function house(x: number, foot: number, size: number, roof: string): string {
  const [w, h] = [30 * size, 22 * size];
  return (
    shape(`M${x - w / 2} ${foot}v${-h}h${w}v${h}z`, '#c58f86') +
    shape(
      `M${x - w * 0.66} ${foot - h * 0.9}L${x} ${foot - h * 1.9}L${x + w * 0.66} ${foot - h * 0.9}z`,
      roof,
    ) +
    shape(
      `M${x - w * 0.3} ${foot - h * 0.7}h${w * 0.22}v${h * 0.3}h${-w * 0.22}zM${x + w * 0.1} ${foot - h * 0.7}h${w * 0.22}v${h * 0.3}h${-w * 0.22}z`,
      '#ffe9a8',
    ) +
    dot(x, foot - h * 0.5, w * 0.9, h * 0.8, '#ffd27a', 'fill-opacity=".16"')
  );
}

/** The floor of the valley: a river that carries the sky, a village with its lamps lit. */
export function paintFloor(): string {
  const river =
    'M786 668Q812 664 826 670Q880 692 800 720Q690 752 760 790Q850 830 1010 852Q1220 884 1330 1000H700Q760 930 700 876Q600 830 640 780Q690 734 776 704Q812 688 786 668Z';
  return [
    upright('meadow', [
      [0, '#7a6f86'],
      [0.25, '#58787a'],
      [1, '#2f5a58'],
    ]),
    rollingLand([700, 676, 668, 676, 680, 674, 668, 680, 704], '#6c5f86'),
    forest(0, 520, (x) => 690 - x * 0.02, 0.7, '#4d4a74', '#7d6486'),
    forest(1060, 1620, (x) => 662 + (x - 1060) * 0.06, 0.7, '#4d4a74', '#7d6486'),
    rollingLand([730, 712, 690, 684, 682, 684, 690, 716, 738], 'url(#meadow)'),
    upright('river', [
      [0, '#fff0bd'],
      [0.2, '#ffc58a'],
      [0.5, '#e9807f'],
      [1, '#7a5596'],
    ]),
    shape(river, 'url(#river)'),
    line(
      'M796 684q22 4 26 10M770 742q-40 14 -62 34M700 800q6 26 50 44M800 850q80 20 150 24M1000 890q90 14 150 50',
      '#fff3cf',
      4,
      'stroke-opacity=".7"',
    ),
    house(520, 752, 1, '#9a4a5e'),
    house(566, 742, 0.9, '#7a4470'),
    house(608, 756, 1.1, '#a9525a'),
    house(556, 776, 1.25, '#8d4766'),
    house(642, 738, 0.8, '#7a4470'),
    shape('M478 760l6-62h16l6 62z', '#b98088') + shape('M480 700q12-22 24 0z', '#8d4766'),
    line('M492 694l34 20M492 694l-20 34M492 694l-34-20M492 694l20-34', '#e8c3a4', 4),
    forest(880, 1250, (x) => 740 + (x - 880) * 0.1, 0.95, '#335a5e', '#6f7f78'),
    forest(120, 440, (x) => 800 - (x - 120) * 0.08, 1.05, '#335a5e', '#6f7f78'),
  ].join('');
}

/** The slopes on both sides, with their woods. */
export function paintSlopes(): string {
  const left = spline([
    [0, 690, true],
    [150, 738],
    [330, 838],
    [520, 912],
    [700, 1000, true],
    [0, 1000, true],
  ]);
  const right = spline([
    [1600, 676, true],
    [1440, 730],
    [1290, 826],
    [1130, 906],
    [930, 1000, true],
    [1600, 1000, true],
  ]);
  return [
    upright('slope', [
      [0, '#3d5a5f'],
      [1, '#1d3a42'],
    ]),
    pine(40, 720, 230, '#1f3d46', '#5a6a68'),
    pine(128, 752, 180, '#234650', '#62706c'),
    pine(1548, 708, 250, '#1f3d46', '#5a6a68'),
    pine(1452, 748, 190, '#234650', '#62706c'),
    pine(1500, 760, 130, '#2a5058', '#6b7872'),
    shape(left.data(), 'url(#slope)'),
    shape(right.data(), 'url(#slope)'),
    pine(236, 836, 190, '#1b353f', '#4f625f'),
    pine(318, 868, 120, '#1f3d46', '#587068'),
    pine(1372, 826, 200, '#1b353f', '#4f625f'),
    pine(1278, 868, 130, '#1f3d46', '#587068'),
  ].join('');
}
