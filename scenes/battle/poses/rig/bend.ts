import { MESH, type Rig } from './rig.ts';

/** How a body is bent within its picture. Angles are in radians, lengths are shares of the picture. */
export interface BodyBend {
  /** How far the body leans forward at its top, the feet staying where they are. */
  lean: number;
  /** How far the head turns forward and down. */
  nod: number;
  /** How far the head is pushed forward, and raised. */
  crane: number;
  rise: number;
  /** How much wider the chest is. */
  chest: number;
  /** How far tails, wings, ears and arms are raised. */
  limbs: number;
  /** How far they swing to and fro, and where in the swing they are: one turn is 1. */
  sway: number;
  swing: number;
}

export const unbent: Readonly<BodyBend> = {
  lean: 0,
  nod: 0,
  crane: 0,
  rise: 0,
  chest: 0,
  limbs: 0,
  sway: 0,
  swing: 0,
};

const parts = Object.keys(unbent) as (keyof BodyBend)[];

/** Adds `share` times a bend to another one. */
export function addBend(to: BodyBend, bend: Readonly<BodyBend>, share = 1): void {
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? 'lean';
    to[part] += bend[part] * share;
  }
}

/** Whether a picture is to be drawn as it is. */
export const isUnbent = ({ lean, nod, crane, rise, chest, limbs, sway }: Readonly<BodyBend>): boolean =>
  lean === 0 && nod === 0 && crane === 0 && rise === 0 && chest === 0 && limbs === 0 && sway === 0;

/** Each limb swings a little after the one before it. */
const later = 0.29;
/** Below this the arc of a leaning body is a straight line. */
const straight = 1e-4;

/**
 * Writes where each point of the mesh is when the body is bent: x and y of one after the other, row by row, as shares
 * of the picture. It allocates nothing.
 */
export function bendMesh(rig: Rig, bend: Readonly<BodyBend>, out: Float32Array): void {
  const { foot, height, ahead } = rig;
  const nod = bend.nod * ahead;
  const curve = (bend.lean * ahead) / height;
  for (let row = 0, index = 0; row <= MESH; row += 1)
    for (let column = 0; column <= MESH; column += 1, index += 1) {
      point.x = column / MESH;
      point.y = row / MESH;
      moveLimb(rig, bend, index);
      swell(rig, bend);
      const head = rig.headShare[index] ?? 0;
      if (head > 0) {
        turn(rig.neck.x, rig.neck.y, nod * head);
        point.x += bend.crane * ahead * head;
        point.y -= bend.rise * head;
      }
      if (Math.abs(curve) > straight) leanAt(foot, curve, rig.neck.y, head);
      out[index * 2] = point.x;
      out[index * 2 + 1] = point.y;
    }
}

/** The point that is being moved. */
const point = { x: 0, y: 0 };

function turn(x: number, y: number, angle: number): void {
  const dx = point.x - x;
  const dy = point.y - y;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  point.x = x + dx * cosine - dy * sine;
  point.y = y + dx * sine + dy * cosine;
}

/** A limb bends more towards its tip. */
function moveLimb(
  { limbs, limbAt, limbShare }: Rig,
  { limbs: raised, sway, swing }: Readonly<BodyBend>,
  index: number,
): void {
  const which = limbAt[index] ?? -1;
  const limb = limbs[which];
  const share = limbShare[index] ?? 0;
  if (limb === undefined || share === 0) return;
  // Raising turns a limb on the right to the left, and the other way round.
  const up = limb.tip.x >= limb.x ? -1 : 1;
  const whip = Math.sin((swing - which * later - share * 0.18) * Math.PI * 2);
  turn(limb.x, limb.y, up * (raised + sway * whip) * share);
}

/** The chest widens, and what is above it is lifted. */
function swell({ chest, foot, height }: Rig, { chest: breath }: Readonly<BodyBend>): void {
  if (breath === 0) return;
  const dx = (point.x - chest.x) / chest.r;
  const dy = (point.y - chest.y) / chest.r;
  const near = Math.exp(-(dx * dx + dy * dy) * 0.9);
  const above = Math.min(Math.max((foot.y - point.y) / height, 0), 1);
  point.x += dx * chest.r * breath * near * 2;
  point.y -= height * breath * 0.45 * above * above;
}

/** The body becomes an arc of its own length that stands on its feet; a head is not bent itself, it goes with its neck. */
function leanAt(foot: Rig['foot'], curve: number, neck: number, head: number): void {
  const up = foot.y - point.y;
  if (up <= 0) return;
  const bent = up + (foot.y - neck - up) * head;
  const beyond = up - bent;
  const aside = point.x - foot.x;
  const angle = curve * bent;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  point.x = foot.x + (1 - cosine) / curve + aside * cosine + beyond * sine;
  point.y = foot.y - sine / curve + aside * sine - beyond * cosine;
}
