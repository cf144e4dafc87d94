/** Cells along each side of the grid on which an outline is examined. */
export const CELLS = 64;
const count = CELLS * CELLS;
/** Alpha of a pixel, 0 to 255, from which it counts as part of the creature. */
const solid = 90;

/** A part that sticks out of the body: a tail, a wing, an ear, an arm. All measures are shares of the picture, 0 to 1. */
export interface Limb {
  /** Where it leaves the body. */
  readonly x: number;
  readonly y: number;
  readonly tip: { readonly x: number; readonly y: number };
}

/** What the outline of a picture tells. All measures are shares of the picture, 0 to 1. */
export interface PictureOutline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Middle of the thickest part, and its radius. */
  readonly core: Disc;
  readonly limbs: readonly Limb[];
  /** For each cell whether it is part of the creature. */
  readonly solid: Uint8Array;
  /** For each cell the limb that it belongs to, −1 for the body. */
  readonly limb: Int8Array;
  /** For each cell of a limb how far out it is, 0 at the root to 1 at the tip. */
  readonly reach: Float32Array;
}

const middle = (cell: number): number => (cell + 0.5) / CELLS;
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** Steps to the neighbours of a cell, and their lengths. */
const steps = [
  [-1, 0, 1],
  [1, 0, 1],
  [0, -1, 1],
  [0, 1, 1],
  [-1, -1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [1, 1, Math.SQRT2],
] as const;

function eachNeighbour(cell: number, visit: (neighbour: number, far: number) => void): void {
  const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)];
  for (const [dx, dy, far] of steps) {
    const [nx, ny] = [x + dx, y + dy];
    if (nx >= 0 && ny >= 0 && nx < CELLS && ny < CELLS) visit(ny * CELLS + nx, far);
  }
}

/** Distance in cells of every cell from the nearest of `from`, in two passes over the grid. */
function distances(from: readonly number[]): Float32Array {
  const far = new Float32Array(count).fill(CELLS * 2);
  for (const cell of from) far[cell] = 0;
  const pass = (cell: number, x: number, row: number, side: number): void => {
    const above = cell + row * CELLS;
    let least = at(far, cell);
    if (x + side >= 0 && x + side < CELLS) least = Math.min(least, at(far, cell + side) + 1);
    if (above >= 0 && above < count) {
      least = Math.min(least, at(far, above) + 1);
      if (x > 0) least = Math.min(least, at(far, above - 1) + Math.SQRT2);
      if (x < CELLS - 1) least = Math.min(least, at(far, above + 1) + Math.SQRT2);
    }
    far[cell] = least;
  };
  for (let cell = 0; cell < count; cell += 1) pass(cell, cell % CELLS, -1, -1);
  for (let cell = count - 1; cell >= 0; cell -= 1) pass(cell, cell % CELLS, 1, 1);
  return far;
}

/** Distance in cells from the nearest of `from` on ways that stay in `own`. */
function waysWithin(own: ReadonlySet<number>, from: readonly number[]): Float32Array {
  const far = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  for (const cell of from) far[cell] = 0;
  let edge = [...from];
  while (edge.length > 0) {
    const next: number[] = [];
    for (const cell of edge)
      eachNeighbour(cell, (neighbour, length) => {
        const way = at(far, cell) + length;
        if (!own.has(neighbour) || way >= at(far, neighbour) - 1e-4) return;
        far[neighbour] = way;
        next.push(neighbour);
      });
    edge = next;
  }
  return far;
}

const cellsWhere = (wanted: (cell: number) => boolean): number[] => {
  const found: number[] = [];
  for (let cell = 0; cell < count; cell += 1) if (wanted(cell)) found.push(cell);
  return found;
};

/** Smallest size of a limb in cells; a shorter one is a bump. */
const fewest = 9;
const shortest = 4.5;
/** What a ball of this share of the greatest thickness does not reach is a limb. */
const thin = 0.68;

/** A round part of the picture, in shares of it. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * Finds body and limbs in a picture.
 * @param alpha opacity of each cell, 0 to 255, row by row
 * @param head which is no limb, nor is the neck between it and the thickest part; null if it is not known
 * @returns null for an empty picture
 */
export function pictureOutline(alpha: ArrayLike<number>, head: Disc | null): PictureOutline | null {
  const mask = new Uint8Array(count);
  const inside = cellsWhere((cell) => at(alpha, cell) >= solid);
  if (inside.length === 0) return null;
  for (const cell of inside) mask[cell] = 1;
  const isIn = (cell: number): boolean => mask[cell] === 1;
  const rows = inside.map((cell) => Math.floor(cell / CELLS));
  const columns = inside.map((cell) => cell % CELLS);
  const depth = distances(cellsWhere((cell) => !isIn(cell)));
  const thickest = inside.reduce(
    (best, cell) => (at(depth, cell) > at(depth, best) ? cell : best),
    inside[0] ?? 0,
  );
  const r = Math.min(at(depth, thickest), CELLS / 2);
  const opened = distances(inside.filter((cell) => at(depth, cell) >= r * thin));
  const core = { x: middle(thickest % CELLS), y: middle(Math.floor(thickest / CELLS)), r: r / CELLS };
  const isBody = (cell: number): boolean =>
    isIn(cell) && (at(opened, cell) <= r * thin + 0.5 || (head !== null && isOnNeck(cell, head, core)));
  const limb = new Int8Array(count).fill(-1);
  const reach = new Float32Array(count);
  const limbs: Limb[] = [];
  const seen = new Uint8Array(count);
  for (const start of inside) {
    if (seen[start] === 1 || isBody(start)) continue;
    const piece = floodFrom(start, (cell) => isIn(cell) && !isBody(cell), seen);
    const found = piece.length < fewest ? null : limbOf(piece, isBody);
    if (found === null) continue;
    for (const cell of piece) {
      limb[cell] = limbs.length;
      reach[cell] = Math.min(at(found.far, cell) / found.length, 1);
    }
    limbs.push(found.limb);
  }
  return {
    left: Math.min(...columns) / CELLS,
    right: (Math.max(...columns) + 1) / CELLS,
    top: Math.min(...rows) / CELLS,
    bottom: (Math.max(...rows) + 1) / CELLS,
    core,
    limbs,
    solid: mask,
    limb,
    reach,
  };
}

/** Whether a cell is on the head or on the neck between it and the trunk. */
function isOnNeck(cell: number, head: Disc, trunk: Disc): boolean {
  const [x, y] = [middle(cell % CELLS), middle(Math.floor(cell / CELLS))];
  if (Math.hypot(x - head.x, y - head.y) <= head.r) return true;
  const [dx, dy] = [trunk.x - head.x, trunk.y - head.y];
  const along = ((x - head.x) * dx + (y - head.y) * dy) / Math.max(dx * dx + dy * dy, 1e-6);
  if (along < 0 || along > 1) return false;
  return Math.hypot(x - head.x - dx * along, y - head.y - dy * along) <= head.r * 0.75;
}

function floodFrom(start: number, belongs: (cell: number) => boolean, seen: Uint8Array): number[] {
  const piece = [start];
  seen[start] = 1;
  for (let index = 0; index < piece.length; index += 1)
    eachNeighbour(piece[index] ?? start, (neighbour) => {
      if (seen[neighbour] === 1 || !belongs(neighbour)) return;
      seen[neighbour] = 1;
      piece.push(neighbour);
    });
  return piece;
}

interface Found {
  readonly limb: Limb;
  readonly far: Float32Array;
  readonly length: number;
}

/** A piece without contact to the body, such as a floating ring, has no root and does not move by itself. */
function limbOf(piece: readonly number[], isBody: (cell: number) => boolean): Found | null {
  const roots = piece.filter((cell) => {
    let touches = false;
    eachNeighbour(cell, (neighbour) => {
      touches ||= isBody(neighbour);
    });
    return touches;
  });
  if (roots.length === 0) return null;
  const far = waysWithin(new Set(piece), roots);
  const tip = piece.reduce((best, cell) => (at(far, cell) > at(far, best) ? cell : best), piece[0] ?? 0);
  const length = at(far, tip);
  if (length < shortest) return null;
  const mean = (of: (cell: number) => number): number =>
    roots.reduce((sum, cell) => sum + of(cell), 0) / roots.length;
  return {
    far,
    length,
    limb: {
      x: mean((cell) => middle(cell % CELLS)),
      y: mean((cell) => middle(Math.floor(cell / CELLS))),
      tip: { x: middle(tip % CELLS), y: middle(Math.floor(tip / CELLS)) },
    },
  };
}
