import type { Stray } from './stray.ts';

/**
 * Outlines of terrain. For each cell, the outline of the terrain in the cell and its eight neighbours is
 * traced, moved inwards and rounded; the tile shows its part of it. Adjacent cells compute the same curve,
 * so tiles join without a seam. Cells inside give the 47 shapes of a blob tile set, cells outside the
 * fillets of inner corners.
 */
export const UNIT = 16;
/** Whether the cell at this offset (-1, 0 or 1 each) belongs to the terrain. */
export interface Neighbourhood {
  (dx: number, dy: number): boolean;
  /** Where the ground of a point is looked up, both in cells from the cell's top left corner; without it, where it is. */
  readonly stray?: Stray;
}
export interface ContourShape {
  /** How far inside the terrain the outline runs, in units. */
  readonly inset: number;
  /** Radius of convex corners. */
  readonly convex: number;
  /** Radius of concave corners. */
  readonly concave: number;
  /** Amplitude of the waves in straight stretches, in units. */
  readonly wobble?: number;
}
type Vector = readonly [number, number];
interface Edge {
  readonly from: Vector;
  readonly direction: Vector;
}

const REACH = 2;
const SIDES: readonly { readonly outwards: Vector; readonly corner: Vector; readonly direction: Vector }[] = [
  { outwards: [0, -1], corner: [0, 0], direction: [1, 0] },
  { outwards: [1, 0], corner: [1, 0], direction: [0, 1] },
  { outwards: [0, 1], corner: [1, 1], direction: [-1, 0] },
  { outwards: [-1, 0], corner: [0, 1], direction: [0, -1] },
];
const CIRCLE_HANDLE = 0.55;
const clamp = (value: number): number => Math.max(-1, Math.min(1, value));
const key = ([x, y]: Vector): string => `${x},${y}`;
const number = (value: number): string => String(Math.round(value * 100) / 100);
const point = (x: number, y: number): string => `${number(x)} ${number(y)}`;
const cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];

/** Unit edges with the terrain on their right. Cells beyond the nine known ones repeat the outermost of these. */
function findEdges(inside: Neighbourhood): Edge[] {
  const at = (x: number, y: number): boolean => {
    const isFar = Math.abs(x) > REACH || Math.abs(y) > REACH;
    return !isFar && inside(clamp(x), clamp(y));
  };
  const span = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
  const cells = span.flatMap((y) => span.map((x): Vector => [x, y])).filter(([x, y]) => at(x, y));
  return cells.flatMap(([x, y]) => {
    const open = SIDES.filter(({ outwards }) => !at(x + outwards[0], y + outwards[1]));
    return open.map(({ corner, direction }): Edge => ({ from: [x + corner[0], y + corner[1]], direction }));
  });
}

/** Chains edges into loops. If two cells touch only at a corner, the loop stays with its own cell. */
function chainLoops(edges: readonly Edge[]): Edge[][] {
  const waiting = new Map<string, Edge[]>();
  for (const edge of edges) waiting.set(key(edge.from), [...(waiting.get(key(edge.from)) ?? []), edge]);
  const take = (at: Vector, heading: Vector): Edge | undefined => {
    const choices = waiting.get(key(at)) ?? [];
    const best = choices.toSorted((a, b) => cross(heading, b.direction) - cross(heading, a.direction))[0];
    if (best)
      waiting.set(
        key(at),
        choices.filter((choice) => choice !== best),
      );
    return best;
  };
  const loops: Edge[][] = [];
  for (const first of edges) {
    if (!waiting.get(key(first.from))?.includes(first)) continue;
    const loop: Edge[] = [];
    let next: Edge | undefined = take(first.from, first.direction);
    while (next) {
      loop.push(next);
      const { from, direction }: Edge = next;
      next = take([from[0] + direction[0], from[1] + direction[1]], direction);
    }
    loops.push(loop);
  }
  return loops;
}

function drawLoop(loop: readonly Edge[], shape: ContourShape): string {
  const { inset, convex, concave, wobble = 0 } = shape;
  const stops = loop.map(({ from, direction: out }, i) => {
    const into = loop.at(i - 1)!.direction;
    const turn = cross(into, out);
    const normal: Vector = turn === 0 ? [-out[1], out[0]] : [-into[1] - out[1], into[0] + out[0]];
    const corner: Vector = [from[0] * UNIT + normal[0] * inset, from[1] * UNIT + normal[1] * inset];
    const radius = turn === 0 ? 0 : turn > 0 ? convex : concave;
    return { into, out, corner, radius };
  });
  const commands = stops.map(({ into, out, corner, radius }, i) => {
    const next = stops[(i + 1) % stops.length]!;
    const [x1, y1] = [corner[0] - into[0] * radius, corner[1] - into[1] * radius];
    const [x2, y2] = [corner[0] + out[0] * radius, corner[1] + out[1] * radius];
    const [x3, y3] = [next.corner[0] - out[0] * next.radius, next.corner[1] - out[1] * next.radius];
    const hold = radius * (1 - CIRCLE_HANDLE);
    const arc = `C${point(x1 + into[0] * (radius - hold), y1 + into[1] * (radius - hold))} ${point(x2 - out[0] * (radius - hold), y2 - out[1] * (radius - hold))} ${point(x2, y2)}`;
    const third = Math.hypot(x3 - x2, y3 - y2) / 3;
    const leave = radius === 0 ? wobble : 0;
    const arrive = next.radius === 0 ? wobble : 0;
    const side: Vector = [-out[1], out[0]];
    const swing = `C${point(x2 + out[0] * third + side[0] * leave, y2 + out[1] * third + side[1] * leave)} ${point(x3 - out[0] * third - side[0] * arrive, y3 - out[1] * third - side[1] * arrive)} ${point(x3, y3)}`;
    const start = i === 0 ? `M${point(x1, y1)}` : '';
    const straight = `L${point(x3, y3)}`;
    return start + (radius === 0 ? '' : arc) + (wobble === 0 ? straight : swing);
  });
  return `${commands.join('')}Z`;
}

/** Ignores neighbours that do not affect the picture of the cell, so that equal tiles have equal SVG. */
function whatShows(inside: Neighbourhood): Neighbourhood {
  const fills = (dx: number, dy: number): boolean => inside(dx, 0) && inside(0, dy) && inside(dx, dy);
  const joins = (dx: number, dy: number): boolean => inside(dx, dy) && (inside(dx, 0) || inside(0, dy));
  if (inside(0, 0)) return joins;
  return (dx, dy) => {
    if (dx === 0 && dy === 0) return false;
    if (dx !== 0 && dy !== 0) return fills(dx, dy);
    return dx === 0 ? fills(-1, dy) || fills(1, dy) : fills(dx, -1) || fills(dx, 1);
  };
}

/** SVG path data of the terrain's outline in and around one cell; empty without terrain. */
export function contour(inside: Neighbourhood, shape: ContourShape): string {
  return chainLoops(findEdges(whatShows(inside)))
    .map((loop) => drawLoop(loop, shape))
    .join('');
}
