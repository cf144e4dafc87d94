import { type Neighbourhood, UNIT } from './contour.ts';

/*
 * Outlines of what has grown or flowed. The cells of a terrain are blurred to a smooth field, so that stairs of cells
 * become slopes and corners become bends, and the outline is a level of it. Adjacent cells blur the same neighbours,
 * so their tiles join without a seam.
 */

/** How far the blur reaches, in cells: not beyond the neighbours, so that few different tiles are needed. */
const BLUR = 1;
const REACH = 3;
const SPAN = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);

/** The share of a blurred edge's far side at this distance from it, in cells: the integral of a raised cosine. */
const blurred = (distance: number): number => {
  const t = Math.max(-1, Math.min(1, distance / BLUR));
  return (1 + t + Math.sin(Math.PI * t) / Math.PI) / 2;
};

/** How much around a cell is drawn. */
interface Frame {
  /** In units, so that no line along the tile's own edge is visible in it. */
  readonly margin: number;
  readonly side: number;
  /** How many cells away the outline sees; those beyond repeat these. */
  readonly sees: number;
}

const frameOf = (margin: number, sees: number): Frame => ({ margin, side: UNIT + 2 * margin, sees });

/** Beyond the neighbours there is margin only, and what strays into it. */
const CLOSE = frameOf(4, 2);
/** For outlines that are moved by up to a cell, and drawn with wide strokes. */
const WIDE = frameOf(22, 3);
const BESIDE = frameOf(6, 2);

/** Whether the cells around a point belong to the terrain, each by its share of the blurred point. */
function blurAt(inside: readonly (readonly number[])[], x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let sum = 0;
  for (let row = top - 1; row <= top + 1; row += 1) {
    const down = blurred(row + 1 - y) - blurred(row - y);
    const cells = inside[Math.max(0, Math.min(2 * REACH, row + REACH))]!;
    let across = 0;
    for (let column = left - 1; column <= left + 1; column += 1)
      if (cells[Math.max(0, Math.min(2 * REACH, column + REACH))])
        across += blurred(column + 1 - x) - blurred(column - x);
    sum += across * down;
  }
  return sum;
}

/** The field at all points of a cell and its margin, row by row. */
function fieldOf(terrain: Neighbourhood, { margin, side, sees }: Frame): Float64Array {
  const near = (distance: number): number => Math.max(-sees, Math.min(sees, distance));
  const inside = SPAN.map((dy) => SPAN.map((dx) => (terrain(near(dx), near(dy)) ? 1 : 0)));
  const all = inside.flat();
  if (all.every((one) => one === all[0])) return new Float64Array((side + 1) ** 2).fill(all[0]!);
  const { stray = (x, y) => [x, y] } = terrain;
  const field = new Float64Array((side + 1) ** 2);
  for (let i = 0; i < field.length; i += 1) {
    const [x, y] = [(i % (side + 1)) - margin, Math.floor(i / (side + 1)) - margin];
    field[i] = blurAt(inside, ...stray(x / UNIT, y / UNIT));
  }
  return field;
}

/** The level of the field at a distance inside a straight edge, in units. */
const levelAt = (inset: number): number => blurred(inset / UNIT);

type Point = readonly [x: number, y: number];
const tidy = (value: number): string => String(Math.round(value * 100) / 100);

/** A crossing of the outline with a side of the grid of points. */
interface Crossing {
  readonly key: number;
  readonly point: Point;
}

/** The outlines of the area above a level, as closed loops; along the margin they are closed by its edge. */
function loopsOf(field: Float64Array, level: number, { side, margin }: Frame): Point[][] {
  // With a border of points outside, so that every loop closes.
  const row = side + 3;
  const inside = new Uint8Array(row * row);
  let count = 0;
  for (let y = 0; y <= side; y += 1) {
    for (let x = 0; x <= side; x += 1) {
      if (field[y * (side + 1) + x]! < level) continue;
      inside[(y + 1) * row + x + 1] = 1;
      count += 1;
    }
  }
  if (count === 0) return [];
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x > side || y > side ? Number.NEGATIVE_INFINITY : field[y * (side + 1) + x]!;
  const isIn = (x: number, y: number): boolean => inside[(y + 1) * row + x + 1] === 1;
  const cross = (ax: number, ay: number, bx: number, by: number): Crossing => {
    const [a, b] = [at(ax, ay), at(bx, by)];
    const share =
      a === Number.NEGATIVE_INFINITY ? 1 : b === Number.NEGATIVE_INFINITY ? 0 : (level - a) / (b - a);
    const point: Point = [ax + (bx - ax) * share - margin, ay + (by - ay) * share - margin];
    const place = (Math.min(ay, by) + 1) * row + Math.min(ax, bx) + 1;
    return { key: place * 2 + (ax === bx ? 1 : 0), point };
  };
  const next = new Map<number, { readonly from: Point; readonly to: number }>();
  for (let y = -1; y <= side; y += 1) {
    for (let x = -1; x <= side; x += 1) {
      const here = (y + 1) * row + x + 1;
      const among = inside[here]! + inside[here + 1]! + inside[here + row]! + inside[here + row + 1]!;
      if (among === 0 || among === 4) continue;
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const changes = corners.flatMap((corner, i) => {
        const other = corners[(i + 1) % 4]!;
        const leaves = isIn(...corner);
        return leaves === isIn(...other) ? [] : [{ enters: !leaves, crossing: cross(...corner, ...other) }];
      });
      for (const [i, { enters, crossing }] of changes.entries()) {
        // From where the area is left to where it is entered again, with the area on the right.
        const after = changes[(i + 1) % changes.length]!;
        if (!enters) next.set(crossing.key, { from: crossing.point, to: after.crossing.key });
      }
    }
  }
  const loops: Point[][] = [];
  for (const [first] of next) {
    const loop: Point[] = [];
    for (let key = first, step = next.get(key); step; key = step.to, step = next.get(key)) {
      loop.push(step.from);
      next.delete(key);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

const closeFields = new WeakMap<Neighbourhood, Float64Array>();
const wideFields = new WeakMap<Neighbourhood, Float64Array>();

/** SVG path data of the terrain's outline in a cell and its margin, at a distance inside it in units; empty without terrain. */
export function fieldOutline(terrain: Neighbourhood, inset: number): string {
  return pathOf(closeField(terrain), levelAt(inset), CLOSE);
}

/** The same with more around the cell, for outlines that are moved by up to a cell. */
export const wideOutline = (terrain: Neighbourhood, inset: number): string =>
  pathOf(knownField(terrain, wideFields, WIDE), levelAt(inset), WIDE);

function knownField(
  terrain: Neighbourhood,
  known: WeakMap<Neighbourhood, Float64Array>,
  frame: Frame,
): Float64Array {
  const field = known.get(terrain) ?? fieldOf(terrain, frame);
  known.set(terrain, field);
  return field;
}

const closeField = (terrain: Neighbourhood): Float64Array => knownField(terrain, closeFields, CLOSE);

/** The outline of a terrain where it lies inside another one, at a distance inside each. */
export function innerOutline(
  terrain: Neighbourhood,
  inset: number,
  outer: Neighbourhood,
  outerInset: number,
): string {
  const [field, around] = [closeField(terrain), closeField(outer)];
  const [level, outerLevel] = [levelAt(inset), levelAt(outerInset)];
  return pathOf(
    field.map((value, i) => Math.min(value - level, around[i]! - outerLevel)),
    0,
    CLOSE,
  );
}

/** Whether no outline of a terrain, at most half a cell inside or outside of it, is seen in a cell: it, and all around it, belong to it. */
export const isInside = (terrain: Neighbourhood): boolean =>
  SPAN.every((dy) => SPAN.every((dx) => Math.max(Math.abs(dx), Math.abs(dy)) > 2 || terrain(dx, dy)));

function pathOf(field: Float64Array, level: number, frame: Frame): string {
  const path = (loop: readonly Point[]): string =>
    `M${loop.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`;
  return loopsOf(field, level, frame).map(path).join('');
}

/**
 * The outlines of a terrain in a cell and its margin, moved north or south by up to a cell.
 * @param inset distance of the outline inside the terrain, in units
 */
export function movedOutlines(terrain: Neighbourhood, inset: number) {
  const field = fieldOf(terrain, WIDE);
  const level = levelAt(inset);
  const shift = WIDE.margin - BESIDE.margin;
  /** How far a point lies above the level after the terrain has been moved `down` units, which are whole. */
  const above = (x: number, y: number, down: number): number =>
    field[(y + shift - down) * (WIDE.side + 1) + x + shift]! - level;
  const outline = (valueAt: (x: number, y: number) => number): string => {
    const row = BESIDE.side + 1;
    const values = Float64Array.from({ length: row ** 2 }, (_, i) => valueAt(i % row, Math.floor(i / row)));
    return pathOf(values, 0, BESIDE);
  };
  return {
    /** What lies inside the terrain that has been moved south by so many units. */
    inside: (down: number) => outline((x, y) => above(x, y, down)),
    outside: () => outline((x, y) => -above(x, y, 0)),
    /** What lies inside the terrain after one move, and outside of it after another. */
    between: (down: number, without: number) =>
      outline((x, y) => Math.min(above(x, y, down), -above(x, y, without))),
  };
}
