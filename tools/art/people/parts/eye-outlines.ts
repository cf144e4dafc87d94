import { type Path, type Point, spline } from '../../kit.ts';

/** The shape of an eye. Numbers are relative to half the eye's width; `up` and `down` start at the inner corner. */
export interface EyeCut {
  /** Width of the near eye in units of the head. */
  readonly width: number;
  /** How high the upper lid arches. */
  readonly up: number;
  /** How far the lower lid curves down. */
  readonly down: number;
  /** How much higher the outer corner is than the inner one; below 0 it is lower. */
  readonly tilt: number;
  /** Size of the iris. */
  readonly iris: number;
  /** How much of the lid is visible above the eye, 0…1. */
  readonly lid: number;
  /** Where the arch is highest, −1 at the inner … 1 at the outer corner. */
  readonly peak?: number;
}

const CUTS = {
  /** Young and open. */
  round: { width: 25, up: 0.92, down: 0.72, tilt: 0.04, iris: 0.66, lid: 0 },
  /** For children and alert people. */
  wide: { width: 27, up: 1.05, down: 0.86, tilt: 0, iris: 0.62, lid: 0 },
  almond: { width: 27, up: 0.72, down: 0.48, tilt: 0.2, iris: 0.6, lid: 0.25 },
  /** A lid without a fold. */
  smooth: { width: 26, up: 0.58, down: 0.44, tilt: 0.22, iris: 0.6, lid: 0, peak: 0.3 },
  /** A heavy lid: tired, amused or bored. */
  hooded: { width: 26, up: 0.46, down: 0.56, tilt: -0.06, iris: 0.6, lid: 0.75 },
  /** Old and kind, sloping down to the outer corner. */
  drooping: { width: 25, up: 0.6, down: 0.52, tilt: -0.24, iris: 0.6, lid: 0.5, peak: -0.2 },
  narrow: { width: 25, up: 0.38, down: 0.34, tilt: 0.08, iris: 0.54, lid: 0.3 },
  /** The lid slopes down to the nose. */
  stern: { width: 26, up: 0.5, down: 0.56, tilt: 0.3, iris: 0.6, lid: 0.2, peak: 0.5 },
} as const satisfies Record<string, EyeCut>;
export type EyeShape = keyof typeof CUTS;

export const cutOf = (shape: EyeShape, changes: Partial<EyeCut>): EyeCut => ({ ...CUTS[shape], ...changes });

/** A place in the eye: (−1, 0) is the inner corner, (1, 0) the outer one. */
export type InEye = (a: number, b: number, corner?: boolean) => Point;

export function eyeOpening(at: InEye, { up, down, tilt, peak = 0 }: EyeCut): Path {
  const outer = -tilt;
  return spline([
    at(-1.02, 0.12, true),
    at(-0.62 + peak * 0.2, -up * 0.72),
    at(0.02 + peak * 0.5, -up + outer * 0.4),
    at(0.68 + peak * 0.25, -up * 0.7 + outer * 0.7),
    at(1.04, outer, true),
    at(0.72, down * 0.66 + outer * 0.5),
    at(0.08, down),
    at(-0.58, down * 0.78),
  ]);
}

/** The line of the upper lid, from the inner corner to the lash. */
export function lidLine(at: InEye, { up, tilt, peak = 0 }: EyeCut): Point[] {
  const outer = -tilt;
  return [
    at(-1.06, 0.16),
    at(-0.62 + peak * 0.2, -up * 0.74),
    at(0.02 + peak * 0.5, -up * 1.02 + outer * 0.4),
    at(0.68 + peak * 0.25, -up * 0.72 + outer * 0.7),
    at(1.16, outer + 0.02),
  ];
}

/** The fold above the upper lid, `above` half widths over it. */
export function foldLine(at: InEye, { up, tilt }: EyeCut, above: number): Point[] {
  const outer = -tilt;
  return [
    at(-0.86, -up * 0.5 - above * 0.7),
    at(0.02, -up - above + outer * 0.4),
    at(0.7, -up * 0.74 - above * 0.85 + outer * 0.7),
    at(1.14, outer - above * 0.35),
  ];
}
