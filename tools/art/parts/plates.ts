import type { FormLine } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { spline } from '../core/shapes.ts';
import { polar } from './polar.ts';

export interface ShellOptions {
  /** The point where the seams would meet; by default the middle. */
  readonly navel?: readonly [number, number];
  /** Where the seams begin, from 0 at that point to 1 at the outline. */
  readonly inner?: number;
  /** How deep the outline is cut at a seam, relative to the radius. */
  readonly notch?: number;
  /** How far each plate bulges out, relative to the radius. */
  readonly bulge?: number;
  /** Sideways bend of the seams in units. */
  readonly bow?: number;
}
export interface BandedShell {
  readonly outline: Path;
  readonly seams: readonly (readonly Point[])[];
}

/** Seams end just inside the outline, otherwise their glow would run along the notch. */
const SEAM_END = 0.94;

/** An armadillo's shell: `count` plates on an ellipse from one angle clockwise to the other. */
export function bandedShell(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  count: number,
  options: ShellOptions = {},
): BandedShell {
  const { inner = 0.3, notch = 0.055, bulge = 0.035, bow = 5 } = options;
  const [navelX, navelY] = options.navel ?? [x, y];
  const step = (to - from) / count;
  const outline: Point[] = [];
  const seams: Point[][] = [];
  for (let i = 0; i <= count; i++) {
    const angle = from + step * i;
    const [cutX, cutY] = polar(x, y, radiusX * (1 - notch), angle, radiusY * (1 - notch));
    outline.push([cutX, cutY, true]);
    if (i === count) break;
    outline.push(polar(x, y, radiusX * (1 + bulge), angle + step / 2, radiusY * (1 + bulge)));
    if (i === 0) continue;
    const [dx, dy] = [cutX - navelX, cutY - navelY];
    const length = Math.hypot(dx, dy);
    const middle = (inner + SEAM_END) / 2;
    seams.push([
      [navelX + dx * inner, navelY + dy * inner],
      [navelX + dx * middle - (dy / length) * bow, navelY + dy * middle + (dx / length) * bow],
      [navelX + dx * SEAM_END, navelY + dy * SEAM_END],
    ]);
  }
  return { outline: spline(outline).withThickness(Math.min(radiusX, radiusY)), seams };
}

/** Seams with a glowing inside: dark edges, and between them a line of `width` in the colour `glow`. */
export function glowingSeams(
  scene: Scene,
  seams: readonly (readonly Point[])[],
  width: number,
  edge = 'main',
  glow = 'glow',
): FormLine[] {
  const edges = seams.map((path): FormLine => {
    return { path, width: width + 5.5, taper: 'start', colour: scene.ramp(edge).line };
  });
  const fires = seams.map((path): FormLine => {
    return { path, width, taper: 'start', colour: scene.colour(glow) };
  });
  return [...edges, ...fires];
}
