import { flame, flameCore, type Point, spline } from '../kit.ts';
import { dot, line, shape } from '../world/terrain/svg.ts';

/** The canvas of one picture of the fire. */
export const FIRE = { width: 200, height: 220 } as const;

/** Of each picture: the heights of the outer, middle and inner flame, and how far each leans. */
const FLICKER = [
  { heights: [150, 112, 66], leans: [0.06, -0.1, 0.06] },
  { heights: [162, 104, 72], leans: [0.18, 0.02, -0.08] },
  { heights: [146, 118, 60], leans: [0.08, 0.14, 0.02] },
  { heights: [138, 108, 70], leans: [-0.1, 0.06, 0.12] },
  { heights: [156, 100, 64], leans: [-0.2, -0.08, 0.04] },
  { heights: [164, 116, 58], leans: [-0.06, -0.16, -0.04] },
] as const;
/** How many pictures follow each other. */
export const FRAMES = FLICKER.length;

const INK = '#42231c';
const MIDDLE = 100;
const FOOT = 178;

function stone(x: number, y: number, size: number, light: string, dark: string): string {
  const outline = spline(
    [
      [-17, 4],
      [-15, -10],
      [-3, -15],
      [12, -11],
      [17, 2],
      [6, 9],
      [-8, 9],
    ].map(([dx, dy]): Point => [x + (dx as number) * size, y + (dy as number) * size]),
  );
  return (
    shape(outline.data(), dark, `stroke="${INK}" stroke-width="4.5"`) +
    dot(x - 3 * size, y - 5 * size, 10 * size, 6 * size, light)
  );
}

function logs(): string {
  const one = (data: string): string => line(data, INK, 24) + line(data, '#97643f', 15);
  const end = (x: number, y: number): string =>
    dot(x, y, 7, 9, '#e6cc95', `stroke="${INK}" stroke-width="4"`);
  return (
    one(`M56 172L128 150`) +
    one(`M144 172L72 150`) +
    line('M66 166l40-12M134 166l-34-10', '#ffb04c', 4) +
    end(55, 173) +
    end(145, 173)
  );
}

/** One picture of the burning fire in its ring of stones. */
export function paintFire(frame: number): string {
  const { heights, leans } = FLICKER[frame % FRAMES] as (typeof FLICKER)[number];
  const behind = [
    [48, 158, 0.8],
    [74, 148, 0.78],
    [126, 148, 0.78],
    [152, 158, 0.8],
  ] as const;
  const before = [
    [34, 178, 1],
    [62, 194, 1.06],
    [100, 200, 1.1],
    [138, 194, 1.06],
    [166, 178, 1],
  ] as const;
  const ring = (places: readonly (readonly [number, number, number])[]): string =>
    places.map(([x, y, size]) => stone(x, y, size, '#d8cdba', '#a08d7c')).join('');
  return [
    dot(MIDDLE, 182, 84, 26, '#2c1f2c', 'fill-opacity=".45"'),
    ring(behind),
    dot(MIDDLE, 172, 48, 13, '#ff8a3c'),
    shape(
      flame(MIDDLE, FOOT, 96, heights[0], leans[0]).data(),
      '#ee4430',
      'stroke="#8f1f2c" stroke-width="5" stroke-linejoin="round"',
    ),
    logs(),
    shape(flame(MIDDLE, FOOT, 72, heights[1], leans[1]).data(), '#f98a34'),
    shape(flameCore(MIDDLE, FOOT - 2, 52, heights[1] * 0.82, leans[1]).data(), '#ffc83c'),
    shape(flameCore(MIDDLE, FOOT - 4, 30, heights[2], leans[2]).data(), '#fff3c0'),
    ring(before),
  ].join('');
}
