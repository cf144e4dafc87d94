import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import { localPoints } from '../core/points.ts';
import type { Scene } from '../core/scene.ts';
import { openSpline, spline } from '../core/shapes.ts';
import { tube } from '../core/tube.ts';

export interface MembraneWing {
  readonly outline: Path;
  readonly bones: readonly Path[];
}

/** The wing of a bat or dragon with its root at (x, y), pointing up and right; `mirror` gives the other wing. */
export function membraneWing(x: number, y: number, size: number, degrees = 0, mirror = false): MembraneWing {
  const at = localPoints(x, y, size, mirror);
  const outline = spline([
    at(0, 0, true),
    at(0.1, -0.4),
    at(0.28, -0.85, true),
    at(0.62, -0.98),
    at(1.05, -0.92, true),
    at(0.92, -0.62),
    at(0.98, -0.3, true),
    at(0.7, -0.34),
    at(0.62, -0.02, true),
    at(0.4, -0.14),
    at(0.2, 0.14, true),
  ]);
  const bones = [
    openSpline([at(0.28, -0.85), at(0.66, -0.5), at(0.98, -0.3)]),
    openSpline([at(0.28, -0.85), at(0.5, -0.4), at(0.62, -0.02)]),
  ];
  return {
    outline: outline.rotate(degrees, x, y).withThickness(size * 0.45),
    bones: bones.map((bone) => bone.rotate(degrees, x, y)),
  };
}

/** A line along an open path that is thinner at its end. */
function boneLine(bone: Path, width: number): Path {
  const points = bone.points(4);
  const [first, middle, last] = [
    points[0]!,
    points[Math.floor(points.length / 2)]!,
    points[points.length - 1]!,
  ];
  return tube([
    [...first, width / 2],
    [...middle, width / 2],
    [...last, 0.9],
  ]);
}

/** Paints a membrane wing in the colour `wing` with its bones. */
export function drawMembraneWing(
  scene: Scene,
  wing: MembraneWing,
  boneWidth: number,
  options: FormOptions = {},
): void {
  scene.part('wing', () => {
    const lines = wing.bones.map((bone) => boneLine(bone, boneWidth));
    scene.form(wing.outline, { ramp: 'wing', miter: true, lines, ...options });
  });
}

/** Returns a point function for wings that are drawn once and mirrored about the line x = `cx`. */
export function sidePoints(cx: number, mirror = false) {
  const side = mirror ? -1 : 1;
  return (a: number, y: number, corner = false): Point => [cx + side * a, y, corner];
}
