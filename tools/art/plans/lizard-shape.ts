import type { SpinePoint } from '../core/tube.ts';
import { type BeastHeadShape, headPlaces } from './beast-head.ts';
import { type Anchors, FAR_GROUND, GROUND, type Place } from './body.ts';

/** Proportions and pose of a lizard or newt; every number is optional. */
export interface LizardShape extends Pick<BeastHeadShape, 'snout' | 'cheeks'> {
  /** Radius of the head in units, 24…48; a newt has 42. */
  readonly head?: number;
  /** Length and thickness of the trunk; a newt has 1 and 1. */
  readonly length?: number;
  readonly girth?: number;
  /** Height of the belly above the ground in units, 4…40. */
  readonly legs?: number;
  /** How far the chest is lifted, 0 creeping … 1 upright and alert. */
  readonly rear?: number;
  /** Length of the tail relative to the trunk, 0.5…2. */
  readonly tail?: number;
  /** How far the tail curls up and over, 0 flat on the ground … 1 a spiral. */
  readonly curl?: number;
}

/** The spine of the tail: first along the ground, then curling up. */
function tailSpine(rootX: number, rootY: number, root: number, reach: number, curl: number): SpinePoint[] {
  const low = GROUND - root * 0.4;
  const points: SpinePoint[] = [
    [rootX + reach * 0.24, (rootY + low) / 2, root * 0.72],
    [rootX + reach * (0.62 - 0.1 * curl), low - reach * 0.04, root * 0.48],
    [rootX + reach * (0.92 - 0.24 * curl), low - reach * (0.04 + 0.3 * curl), root * 0.3],
  ];
  if (curl < 0.5) return [...points, [rootX + reach * 1.16, low - reach * (0.02 + 0.7 * curl), 1.2]];
  const spiral = curl - 0.5;
  return [
    ...points,
    [rootX + reach * (0.56 - 0.1 * spiral), low - reach * (0.42 + 0.1 * spiral), root * 0.24],
    [rootX + reach * (0.42 + 0.08 * spiral), low - reach * (0.3 + 0.1 * spiral), root * 0.18],
  ];
}

/** Sizes and places of a lizard, in units. */
export function measureLizard(shape: LizardShape) {
  const { head: radius = 40, length = 1, girth = 1, legs = 14 } = shape;
  const { rear = 0.3, tail = 1, curl = 0.3, snout = 0.45 } = shape;
  const [chest, rump] = [27 * girth, 25 * girth];
  const half = 36 * length;
  const [front, back] = [120 - half * 0.6, 120 + half * 1.1];
  const rumpY = GROUND - legs - rump * 0.9;
  const chestY = GROUND - legs - chest - rear * 34;
  const head = {
    x: front - radius * 0.4,
    y: chestY - chest * 0.3 - radius * 0.45 - rear * 14,
    radius,
  };
  const spine: SpinePoint[] = [
    [head.x + radius * 0.4, head.y + radius * 0.4, Math.min(radius * 0.66, chest * 0.9)],
    [front, chestY, chest],
    [(front + back) / 2, (chestY + rumpY) / 2 + 2, (chest + rump) / 2 + 1],
    [back, rumpY, rump],
    ...tailSpine(back, rumpY, rump, half * 2 * tail, curl),
  ];
  const tip = spine[spine.length - 1]!;
  const foreX = front + 2;
  const hindX = back - 4;
  const at: Anchors = {
    head,
    ...headPlaces(head, snout),
    back: spine.slice(1, 5).map(([x, y, thick]): Place => [x + thick * 0.3, y - thick * 0.92]),
    tail: [tip[0], tip[1]],
    shoulders: [
      [foreX - 16 * girth, chestY + 6],
      [foreX + 6, chestY + 8],
    ],
    feet: [
      [foreX - 30 * girth, FAR_GROUND],
      [hindX - 26 * girth, FAR_GROUND],
      [foreX + 2, GROUND],
      [hindX + 8, GROUND],
    ],
    hands: [],
    belly: [(front + back) / 2, (chestY + rumpY) / 2 + chest * 0.4],
  };
  return { at, spine, chest, rump, front, back, chestY, rumpY, girth };
}
