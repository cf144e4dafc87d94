import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, spline } from '../core/shapes.ts';
import { skull } from '../parts/heads.ts';
import type { Anchors, Dress, Place, Round } from './body.ts';

export interface BeastHeadShape {
  /** How far the muzzle protrudes, 0 flat … 1 like a wolf's. */
  readonly snout?: number;
  /** Whether fur stands out at the cheeks. */
  readonly tufted?: boolean;
  /** How full the cheeks are, 0…1.5. */
  readonly cheeks?: number;
}

/** The places of the ears, crown and nose on a head. */
export function headPlaces({ x, y, radius }: Round, snout: number) {
  const place = (a: number, b: number): Place => [x + a * radius, y + b * radius];
  return {
    crown: place(0, -0.92),
    earLeft: place(-0.62, -0.66),
    earRight: place(0.56, -0.7),
    muzzle: snout > 0 ? place(-0.66 - 0.46 * snout, 0.42 - 0.12 * snout) : place(-0.32, 0.46),
  };
}

/** The outline of a head with cheek fur in two points on each side. */
function tuftedDome({ x, y, radius }: Round): Path {
  const at = (a: number, b: number, corner = false): Point => [x + a * radius, y + b * radius, corner];
  return spline([
    at(-0.02, -0.92),
    at(0.64, -0.72),
    at(0.94, -0.14),
    at(1.2, 0.36, true),
    at(0.92, 0.46, true),
    at(1.06, 0.74, true),
    at(0.56, 0.8),
    at(0, 0.9),
    at(-0.5, 0.84),
    at(-0.96, 0.66, true),
    at(-0.88, 0.4, true),
    at(-1.14, 0.26, true),
    at(-0.94, -0.14),
    at(-0.68, -0.7),
  ]).withThickness(radius * 1.7);
}

function muzzleOf({ x, y, radius }: Round, snout: number): Path {
  const reach = radius * (0.66 + 0.46 * snout);
  return spline([
    [x - radius * 0.3, y + radius * 0.06],
    [x - reach, y + radius * (0.3 - 0.12 * snout)],
    [x - reach - radius * 0.22, y + radius * (0.5 - 0.08 * snout)],
    [x - reach + radius * 0.06, y + radius * 0.76],
    [x - radius * 0.3, y + radius * 0.9],
    [x + radius * 0.2, y + radius * 0.6],
  ]);
}

/** Draws the head of a beast and its muzzle in one outline. */
export function drawBeastHead(scene: Scene, at: Anchors, shape: BeastHeadShape, dress: Dress): void {
  const { snout = 0, tufted = false, cheeks = 0 } = shape;
  const { x, y, radius } = at.head;
  const dome = tufted ? tuftedDome(at.head) : skull(x, y, radius, { cheek: 0.5 });
  const full = radius * (0.3 + 0.12 * cheeks);
  const pouches = [
    ellipse(x - radius * (0.5 + 0.1 * cheeks), y + radius * 0.46, full, full * 0.9),
    ellipse(x + radius * (0.52 + 0.16 * cheeks), y + radius * 0.44, full * 1.2, full),
  ];
  const parts = [dome, ...(snout > 0 ? [muzzleOf(at.head, snout)] : []), ...(cheeks > 0 ? pouches : [])];
  scene.part('head', () => {
    scene.form(parts.length > 1 ? parts : dome, {
      ramp: dress.head ?? dress.main ?? 'main',
      shade: radius * 0.24,
      miter: tufted,
      marks: dress.headMarks?.(at) ?? [],
    });
  });
}
