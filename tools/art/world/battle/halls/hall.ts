import { scatter } from '../../terrain/scatter.ts';
import { dot, line, shape } from '../../terrain/svg.ts';
import { glow, PLATFORM_MIDDLE, rows, STAGE } from '../stage.ts';

/** Where the edge of the floor meets the wall, and the point towards which its lines run. */
export const FLOOR = 302;
const EYE = { x: 496, y: 150 } as const;

/** Height of a row of the floor, 0 at the wall and 1 at the lower edge of the stage. */
const rowAt = (share: number): number => FLOOR + (STAGE.height - FLOOR) * share ** 1.9;
/** Where a line of the floor that leaves the lower edge at `x` is at the height `y`. */
const across = (x: number, y: number): number => EYE.x + ((x - EYE.x) * (y - EYE.y)) / (STAGE.height - EYE.y);

/** A floor of slabs in perspective; every other one has the second colour where `chequered`. */
export function slabs(
  columns: number,
  count: number,
  one: string,
  other: string,
  joint: string,
  chequered = true,
): string {
  const width = 2600 / columns;
  const left = EYE.x - 1300;
  const cells: string[] = [];
  for (let row = 0; row < count; row++) {
    const [top, low] = [rowAt(row / count), rowAt((row + 1) / count)];
    for (let column = 0; column < columns; column++) {
      const lit = chequered ? (row + column) % 2 === 0 : scatter(column, row, 5) < 0.4;
      if (!lit) continue;
      const [a, b] = [left + column * width, left + (column + 1) * width];
      cells.push(
        `M${across(a, top).toFixed(1)} ${top.toFixed(1)}H${across(b, top).toFixed(1)}L${across(b, low).toFixed(1)} ${low.toFixed(1)}H${across(a, low).toFixed(1)}Z`,
      );
    }
  }
  const lines = Array.from({ length: columns + 1 }, (_, i) => {
    const x = left + i * width;
    return `M${across(x, FLOOR).toFixed(1)} ${FLOOR}L${x.toFixed(1)} ${STAGE.height}`;
  });
  const joints = Array.from({ length: count }, (_, i) => `M0 ${rowAt(i / count).toFixed(1)}H${STAGE.width}`);
  return (
    rows(FLOOR, STAGE.height, one) +
    shape(cells.join(''), other) +
    line(lines.join(''), joint, 1.6) +
    line(joints.join(''), joint, 1.6)
  );
}

/** Planks that run towards the wall. */
export function planks(one: string, other: string, joint: string): string {
  const ends = Array.from({ length: 34 }, (_, i) => {
    const x = EYE.x - 1300 + (i * 2600) / 34;
    const y = rowAt(0.15 + scatter(i, 1, 3) * 0.8);
    return `M${across(x, y).toFixed(1)} ${y.toFixed(1)}H${across(x + 2600 / 34, y).toFixed(1)}`;
  });
  return slabs(34, 1, one, other, joint, false) + line(ends.join(''), joint, 2);
}

/** The ring in which gym battles are fought, with a sign in its middle. */
export const ring = (colour: string, inner: string, opacity = 0.9): string =>
  dot(500, 436, 452, 116, 'none', `stroke="${colour}" stroke-width="9" stroke-opacity="${opacity}"`) +
  dot(500, 436, 432, 109, inner, 'fill-opacity=".3"') +
  dot(500, 436, 120, 30, 'none', `stroke="${colour}" stroke-width="6" stroke-opacity="${opacity}"`) +
  line('M72 436H380M620 436H928', colour, 6, `stroke-opacity="${opacity}"`);

/** A wall with holes, through which the sky of the hour is seen. */
export const wall = (holes: readonly string[], fill: string, top = -4): string =>
  shape(`M-4 ${top}H996V${FLOOR + 6}H-4Z${holes.join('')}`, fill, 'fill-rule="evenodd"');

/** A window with a round arch. */
export const arch = (x: number, foot: number, width: number, height: number): string =>
  `M${x - width / 2} ${foot}V${foot - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${foot - height + width / 2}V${foot}Z`;

/** A window with a pointed arch. */
export const lancet = (x: number, foot: number, width: number, height: number): string => {
  const spring = foot - height + width * 0.8;
  return `M${x - width / 2} ${foot}V${spring}Q${x - width / 2} ${foot - height + width * 0.2} ${x} ${foot - height}Q${x + width / 2} ${foot - height + width * 0.2} ${x + width / 2} ${spring}V${foot}Z`;
};

/** The stone or wood round a window. */
export const frame = (hole: string, colour: string, width = 9): string => line(hole, colour, width);

/** Courses of stones on a wall. */
export function courses(colour: string, top: number, bottom: number, height: number, opacity = 0.5): string {
  const count = Math.ceil((bottom - top) / height);
  const data = Array.from({ length: count }, (_, row) => {
    const y = top + row * height;
    const joints = Array.from(
      { length: 17 },
      (_, i) => `M${i * 62 + (row % 2) * 31 + scatter(i, row, 3) * 8} ${y}v${height}`,
    );
    return `M0 ${y}H992${joints.join('')}`;
  });
  return line(data.join(''), colour, 2, `stroke-opacity="${opacity}"`);
}

/** A column with base and head, lit from the left. */
export function column(
  x: number,
  foot: number,
  width: number,
  height: number,
  [dark, base, light]: readonly [string, string, string],
): string {
  const half = width / 2;
  const bar = (left: number, right: number, fill: string): string =>
    shape(`M${x + left * half} ${foot}V${foot - height}H${x + right * half}V${foot}Z`, fill);
  const slab = (y: number, wide: number, high: number): string =>
    shape(`M${x - half * wide} ${y}h${width * wide}v${high}h${-width * wide}z`, base) +
    shape(
      `M${x + half * 0.3} ${y}h${half * wide - half * 0.3}v${high}h${-(half * wide - half * 0.3)}z`,
      dark,
    );
  return (
    bar(-1, 1, base) +
    bar(-0.8, -0.35, light) +
    bar(0.4, 1, dark) +
    slab(foot - width * 0.4, 1.5, width * 0.4) +
    slab(foot - height, 1.5, width * 0.36)
  );
}

/** A banner that hangs from (x, y). */
export const banner = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  sign: string,
): string => {
  const half = width / 2;
  return (
    line(`M${x - half - 4} ${y}H${x + half + 4}`, '#4a3a34', 5) +
    shape(
      `M${x - half} ${y}H${x + half}V${y + height}L${x} ${y + height * 0.82}L${x - half} ${y + height}Z`,
      colour,
    ) +
    shape(
      `M${x + half * 0.4} ${y}H${x + half}V${y + height}L${x + half * 0.4} ${y + height * 0.9}Z`,
      '#00000026',
    ) +
    dot(x, y + height * 0.4, half * 0.5, half * 0.5, sign)
  );
};

/** The ground of a hall below a creature: the floor itself, with its shadow and some light. */
export const floorPatch = (shade: string, light: string): string => {
  const [x, y] = PLATFORM_MIDDLE;
  return (
    glow('shade', shade, [x, y + 6], [258, 58], 0.62) +
    dot(x, y + 1, 226, 41, 'none', `stroke="${light}" stroke-width="5" stroke-opacity=".45"`) +
    dot(x, y, 214, 37, light, 'fill-opacity=".2"')
  );
};
