import { COLOURS } from './colours.ts';
import { scatter } from './scatter.ts';

/** Map pixels after which the pattern of the water repeats, horizontally and vertically. */
export const PERIOD = 256;
/** Grid places along each side of the pattern; each has at most one wave. */
const PLACES = 10;

/** Lines of one style, in map pixels. They may cross the edges of the pattern. */
export interface Strokes {
  readonly path: string;
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
}

/** The moving pattern on the water of a map. */
export interface WaterPattern {
  readonly period: number;
  readonly colour: string;
  /** Two layers, the far one first; the game moves the far one more slowly. */
  readonly coats: readonly (readonly Strokes[])[];
}

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** One wave: a row of `humps` equal bows. */
function crest(x: number, y: number, size: number, humps: number): string {
  const hump = `q${tidy(1.9 * size)} ${tidy(-1.5 * size)} ${tidy(3.8 * size)} 0`;
  return `M${tidy(x)} ${tidy(y)}${hump.repeat(humps)}`;
}

/** A path, and copies of it at the opposite edges if it may cross an edge of the pattern. */
function wrapped(x: number, y: number, draw: (x: number, y: number) => string): string {
  const room = 16;
  const columns = x + room > PERIOD ? [x, x - PERIOD] : [x];
  const rows = y - room < 0 ? [y, y + PERIOD] : [y];
  return rows.flatMap((row) => columns.map((column) => draw(column, row))).join('');
}

/** Draws at a `share` of the grid places, chosen by `salt`, each at a random point of its place. */
function strewn(salt: number, share: number, draw: (x: number, y: number, chance: number) => string): string {
  const step = PERIOD / PLACES;
  const places = Array.from(
    { length: PLACES * PLACES },
    (_, i) => [i % PLACES, Math.floor(i / PLACES)] as const,
  );
  return places
    .filter(([column, row]) => scatter(column, row, salt) < share)
    .map(([column, row]) => {
      const x = (column + scatter(column, row, salt + 1) * 0.8) * step;
      const y = (row + scatter(column, row, salt + 2) * 0.8) * step;
      return draw(x, y, scatter(column, row, salt + 3));
    })
    .join('');
}

const waves = (salt: number, share: number, size: number): string =>
  strewn(salt, share, (x, y, chance) =>
    wrapped(x, y, (cx, cy) => crest(cx, cy, size * (0.8 + chance * 0.5), chance < 0.3 ? 3 : 2)),
  );
const glints = (salt: number, share: number): string =>
  strewn(salt, share, (x, y) => wrapped(x, y, (cx, cy) => crest(cx, cy, 0.75, 1)));

export const WATER: WaterPattern = {
  period: PERIOD,
  colour: COLOURS.water,
  coats: [
    [
      { path: waves(301, 0.3, 1), colour: COLOURS.waterDark, width: 0.9, opacity: 0.5 },
      { path: waves(321, 0.14, 0.8), colour: COLOURS.waterLight, width: 0.9, opacity: 0.75 },
    ],
    [
      { path: waves(341, 0.2, 1.1), colour: COLOURS.waterLight, width: 1, opacity: 0.95 },
      { path: glints(361, 0.12), colour: COLOURS.foam, width: 0.9, opacity: 0.9 },
    ],
  ],
};
