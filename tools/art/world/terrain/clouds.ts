import { PERIOD, type Strokes, type WaterPattern } from './crests.ts';
import { scatter } from './scatter.ts';

/** Banks of cloud along each side of the pattern. */
const PLACES = 6;
/** How far the puffs of a bank lie from its middle, in map pixels, and their radii as a share of the widest. */
const PUFFS = [
  [0, 0, 1],
  [-13, 3, 0.72],
  [13, 2, 0.76],
  [-24, 6, 0.42],
  [24, 6, 0.4],
  [-6, -7, 0.62],
  [8, -6, 0.56],
] as const;

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The puffs of all banks, and copies of those that cross an edge of the pattern. */
function banks(salt: number, share: number, widest: number): readonly Puff[] {
  const step = PERIOD / PLACES;
  const places = Array.from(
    { length: PLACES * PLACES },
    (_, i) => [i % PLACES, Math.floor(i / PLACES)] as const,
  );
  return places
    .filter(([column, row]) => scatter(column, row, salt) < share)
    .flatMap(([column, row]) => {
      const size = 0.7 + scatter(column, row, salt + 3) * 0.5;
      const x = (column + scatter(column, row, salt + 1)) * step;
      const y = (row + scatter(column, row, salt + 2)) * step;
      return PUFFS.map(([dx, dy, radius]) => ({
        x: x + dx * size,
        y: y + dy * size,
        radius: radius * widest * size,
      }));
    })
    .flatMap((puff) =>
      [-PERIOD, 0, PERIOD].flatMap((dx) =>
        [-PERIOD, 0, PERIOD].map((dy) => ({ ...puff, x: puff.x + dx, y: puff.y + dy })),
      ),
    )
    .filter(({ x, y, radius }) => {
      return [x, y].every((at) => at > -radius - 4 && at < PERIOD + radius + 4);
    });
}

/** One stroke for each width of puffs: a point with round ends is a disc. */
function discs(puffs: readonly Puff[], down: number, shrink: number, colour: string, opacity: number) {
  const widths = [...new Set(puffs.map(({ radius }) => Math.round((radius * shrink) / 1.5) * 3))];
  return widths
    .filter((width) => width > 0)
    .map((width) => ({
      path: puffs
        .filter(({ radius }) => Math.round((radius * shrink) / 1.5) * 3 === width)
        .map(({ x, y }) => `M${tidy(x)} ${tidy(y + down)}h.1`)
        .join(''),
      colour,
      width,
      opacity,
    }));
}

const far = banks(421, 0.75, 13);
const near = banks(441, 0.5, 15);

/** Stars between the banks of cloud, each a point. */
function stars(salt: number, share: number, width: number, colour: string, opacity: number): Strokes {
  const [along, step] = [24, PERIOD / 24];
  const cells = Array.from({ length: along * along }, (_, i) => [i % along, Math.floor(i / along)] as const);
  const path = cells
    .filter(([column, row]) => scatter(column, row, salt) < share)
    .map(([column, row]) => {
      const x = (column + 0.1 + scatter(column, row, salt + 1) * 0.8) * step;
      return `M${tidy(x)} ${tidy((row + 0.1 + scatter(column, row, salt + 2) * 0.8) * step)}h.1`;
    })
    .join('');
  return { path, colour, width, opacity };
}

const faint = banks(461, 0.5, 12);
const glowing = banks(481, 0.3, 13);

/** The evening below the four-light land: clouds that the sun has just left, and the first stars. */
export const EVENING: WaterPattern = {
  period: PERIOD,
  colour: '#4b4f9c',
  coats: [
    [
      stars(501, 0.16, 1, '#cfd4ff', 0.7),
      stars(511, 0.07, 1.6, '#fff3cf', 0.95),
      ...discs(faint, 3, 1, '#5357a6', 1),
      ...discs(faint, 0, 1, '#6766b4', 1),
      ...discs(faint, -2, 0.7, '#7a75c0', 1),
    ],
    [
      ...discs(glowing, 4, 1, '#6f66b0', 1),
      ...discs(glowing, 0, 1, '#a284c4', 1),
      ...discs(glowing, -2, 0.78, '#cf9cc6', 1),
      ...discs(glowing, -4, 0.5, '#f3c3c4', 1),
    ],
  ],
};

/** The sea of cloud below the heights, in place of water. */
export const CLOUDS: WaterPattern = {
  period: PERIOD,
  colour: '#c3d5ee',
  coats: [
    [
      ...discs(far, 3, 1, '#b2c7e6', 1),
      ...discs(far, 0, 1, '#d9e5f5', 1),
      ...discs(far, -2, 0.72, '#e6eefa', 1),
    ],
    [
      ...discs(near, 4, 1, '#c6d6ed', 1),
      ...discs(near, 0, 1, '#edf3fc', 1),
      ...discs(near, -3, 0.7, '#fbfdff', 1),
    ],
  ],
};
