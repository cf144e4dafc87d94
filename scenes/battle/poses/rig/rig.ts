import { CELLS, type Disc, type Limb, type PictureOutline, pictureOutline } from './outline.ts';

/** Cells along each side of the mesh in which a picture is bent. */
export const MESH = 16;
const points = (MESH + 1) ** 2;

/** How the parts of a picture can move. All measures are shares of the picture, 0 to 1; y grows downwards. */
export interface Rig {
  /** Where the feet stand, and the height from there to the top. */
  readonly foot: { readonly x: number; readonly y: number };
  readonly height: number;
  /** The direction in which the picture looks: 1 is right, −1 is left. */
  readonly ahead: 1 | -1;
  /** The middle of the chest, and the distance to which its breath is seen. */
  readonly chest: Disc;
  /** The point about which the head turns. */
  readonly neck: { readonly x: number; readonly y: number };
  readonly limbs: readonly Limb[];
  /** For each point of the mesh, row by row: how far it follows the head, 0 to 1. */
  readonly headShare: Float32Array;
  /** For each point the limb that it follows, −1 for none, and how far, 0 to 1. */
  readonly limbAt: Int8Array;
  readonly limbShare: Float32Array;
  /** For each cell of the mesh whether anything of the picture is near it. */
  readonly seen: Uint8Array;
}

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};

/** Nothing that is lower than this share of the picture above the feet swings: legs stand. */
const standing = 0.16;

/**
 * Makes the rig of a picture from its opacity.
 * @param alpha opacity of each of `CELLS` × `CELLS` places, 0 to 255, row by row
 * @param head where the drawing has its head; a likely place is chosen if it is null or not on the creature
 * @returns null for an empty picture
 */
export function rigOf(alpha: ArrayLike<number>, ahead: 1 | -1, head: Disc | null): Rig | null {
  const first = pictureOutline(alpha, null);
  if (first === null) return null;
  const placed = head !== null && isOn(first, head) ? head : likelyHead(first, ahead);
  const outline = pictureOutline(alpha, placed) ?? first;
  const { core, top, bottom, limbs } = outline;
  const foot = { x: footOf(outline), y: bottom };
  const height = Math.max(bottom - top, 0.1);
  const away = { x: core.x - placed.x, y: core.y + core.r * 0.3 - placed.y };
  const far = Math.max(Math.hypot(away.x, away.y), 0.001);
  const reachOfNeck = Math.min(placed.r * 0.85, far);
  const rig: Rig = {
    foot,
    height,
    ahead,
    chest: { x: core.x, y: core.y, r: Math.max(core.r * 1.25, 0.12) },
    neck: { x: placed.x + (away.x / far) * reachOfNeck, y: placed.y + (away.y / far) * reachOfNeck },
    limbs,
    headShare: new Float32Array(points),
    limbAt: new Int8Array(points).fill(-1),
    limbShare: new Float32Array(points),
    seen: new Uint8Array(MESH * MESH),
  };
  // A head that is most of the creature has no neck to turn on.
  const free = 0.3 + 0.7 * smooth(0, 0.3, (bottom - placed.y - placed.r * 0.7) / height);
  for (let index = 0; index < points; index += 1) {
    const x = (index % (MESH + 1)) / MESH;
    const y = Math.floor(index / (MESH + 1)) / MESH;
    const raised = smooth(0.02, standing, bottom - y);
    const { limb, share } = limbNear(outline, x, y);
    const own = headShareAt(placed, x, y);
    const root = limbs[limb];
    // What grows from the head goes with it, however far it sticks out: it would be torn where the share of the head ends.
    const carried = root === undefined ? own : Math.max(own, headShareAt(placed, root.x, root.y));
    rig.headShare[index] = (own + (carried - own) * Math.min(share * 2, 1)) * raised * free;
    rig.limbAt[index] = limb;
    rig.limbShare[index] = share * raised;
  }
  for (let cell = 0; cell < MESH * MESH; cell += 1) rig.seen[cell] = isSeen(outline, cell) ? 1 : 0;
  return rig;
}

/** Whether a head lies on the creature: a designer's picture may have it elsewhere than the drawing that it replaces. */
function isOn({ solid }: PictureOutline, { x, y, r }: Disc): boolean {
  let [inside, all] = [0, 0];
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    const far = Math.hypot(((cell % CELLS) + 0.5) / CELLS - x, (Math.floor(cell / CELLS) + 0.5) / CELLS - y);
    if (far > r * 0.9) continue;
    all += 1;
    inside += solid[cell] ?? 0;
  }
  return all > 0 && inside / all > 0.8;
}

/** Ears and horns above a head follow it, the shoulders below do not. */
function headShareAt({ x: hx, y: hy, r }: Disc, x: number, y: number): number {
  const [dx, dy] = [x - hx, y - hy];
  const far = dy < 0 ? Math.hypot(dx * 0.8, dy * 0.5) : Math.hypot(dx, dy);
  return 1 - smooth(0.85, 1.7, far / r);
}

/** The middle of what touches the ground. */
function footOf({ solid, bottom }: PictureOutline): number {
  const last = Math.round(bottom * CELLS);
  let [sum, count] = [0, 0];
  for (let y = Math.max(last - 4, 0); y < last; y += 1)
    for (let x = 0; x < CELLS; x += 1)
      if (solid[y * CELLS + x] === 1) {
        sum += (x + 0.5) / CELLS;
        count += 1;
      }
  return count === 0 ? 0.5 : sum / count;
}

/** High up, and on the side to which the creature looks. */
function likelyHead({ solid, top, bottom, left, right, core }: PictureOutline, ahead: 1 | -1): Disc {
  const goal = { x: ahead > 0 ? right : left, y: top };
  let best = { x: core.x, y: core.y, score: Number.NEGATIVE_INFINITY };
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    if (solid[cell] !== 1) continue;
    const [x, y] = [((cell % CELLS) + 0.5) / CELLS, (Math.floor(cell / CELLS) + 0.5) / CELLS];
    const score = -Math.abs(x - goal.x) * 0.45 - (y - goal.y);
    if (score > best.score) best = { x, y, score };
  }
  const r = Math.min(core.r, (bottom - top) * 0.3);
  // The place found is on the edge of the body: the head's middle is deeper inside.
  const [dx, dy] = [core.x - best.x, core.y - best.y];
  const far = Math.max(Math.hypot(dx, dy), 0.001);
  const inwards = Math.min(r * 0.8, far);
  return { x: best.x + (dx / far) * inwards, y: best.y + (dy / far) * inwards, r };
}

/** How much of the outline's grid around a point of the mesh is averaged, and how far is searched at most, in cells. */
const around = 3;
const farthest = 9;

/** The limb near a point and the share in which the point follows it. Points outside the creature follow the nearest part of it. */
function limbNear(
  { solid, limb, reach }: PictureOutline,
  x: number,
  y: number,
): { limb: number; share: number } {
  const [cx, cy] = [Math.round(x * CELLS), Math.round(y * CELLS)];
  for (let size = around; size <= farthest; size += 2) {
    const sums = new Map<number, number>();
    let inside = 0;
    for (let row = Math.max(cy - size, 0); row < Math.min(cy + size, CELLS); row += 1)
      for (let column = Math.max(cx - size, 0); column < Math.min(cx + size, CELLS); column += 1) {
        const cell = row * CELLS + column;
        if (solid[cell] !== 1) continue;
        inside += 1;
        const own = limb[cell] ?? -1;
        if (own >= 0) sums.set(own, (sums.get(own) ?? 0) + (reach[cell] ?? 0));
      }
    if (inside < 3) continue;
    let best = { limb: -1, share: 0 };
    for (const [own, sum] of sums) if (sum / inside > best.share) best = { limb: own, share: sum / inside };
    return best;
  }
  return { limb: -1, share: 0 };
}

function isSeen({ solid }: PictureOutline, cell: number): boolean {
  const each = CELLS / MESH;
  const [left, top] = [(cell % MESH) * each, Math.floor(cell / MESH) * each];
  // One place more on each side: soft edges are thinner than what counts as solid.
  for (let y = Math.max(top - 1, 0); y < Math.min(top + each + 1, CELLS); y += 1)
    for (let x = Math.max(left - 1, 0); x < Math.min(left + each + 1, CELLS); x += 1)
      if (solid[y * CELLS + x] === 1) return true;
  return false;
}
