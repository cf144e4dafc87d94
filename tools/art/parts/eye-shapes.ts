import type { Path, Point } from '../core/path.ts';
import { ellipse, polygon, spline } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

export type EyeKind = 'dot' | 'round' | 'fierce' | 'calm';
/** A place in the eye: (−1, −1) upper inner corner … (1, 1) lower outer corner. */
export type InEye = (a: number, b: number, corner?: boolean) => Point;

export function eyeOpening(kind: EyeKind, at: InEye, width: number, height: number): Path {
  const [cx, cy] = at(0, 0);
  switch (kind) {
    case 'fierce':
      return spline([
        at(-1.02, -0.05, true),
        at(-0.1, -0.52),
        at(1.05, -1.02, true),
        at(1.02, 0.05),
        at(0.5, 0.92),
        at(-0.45, 0.85),
      ]);
    case 'calm':
      return spline([
        at(-1.05, 0, true),
        at(-0.3, -0.62),
        at(0.6, -0.66),
        at(1.1, -0.25, true),
        at(0.8, 0.7),
        at(0, 1),
        at(-0.75, 0.7),
      ]);
    default:
      return ellipse(cx, cy, width / 2, height / 2);
  }
}

export function upperLid(kind: EyeKind, at: InEye, width: number): Path {
  switch (kind) {
    case 'fierce':
      return ink([at(-1.12, 0.06), at(-0.1, -0.56), at(1.2, -1.12)], width * 1.15);
    case 'calm':
      return ink([at(-1.15, 0.04), at(-0.3, -0.64), at(0.6, -0.7), at(1.25, -0.2)], width * 1.1);
    default:
      return ink([at(-1.02, -0.34), at(-0.72, -0.78), at(0, -1.03), at(0.72, -0.8), at(1.14, -0.22)], width);
  }
}

export function closedLid(at: InEye, width: number): Path {
  return ink(
    [at(-1, 0.1), at(-0.5, 0.42), at(0, 0.5), at(0.5, 0.4), at(1, 0.05)],
    Math.max(3.6, width * 0.17),
  );
}

/** An eye shut for joy: an arch. */
export function joyfulLid(at: InEye, width: number): Path {
  return ink(
    [at(-1, 0.42), at(-0.62, -0.2), at(0, -0.46), at(0.62, -0.22), at(1, 0.38)],
    Math.max(4, width * 0.19),
  );
}

/** An eye shut for pain: an angle that points to the nose; `inner` is −1 or 1, the side of the nose. */
export function painedLid(at: InEye, inner: number): Path {
  return polygon([
    at(-inner * 0.86, -0.74),
    at(inner * 0.98, 0.02),
    at(-inner * 0.8, 0.78),
    at(-inner * 0.98, 0.44),
    at(inner * 0.12, 0.03),
    at(-inner * 1.02, -0.38),
  ]);
}

/** The eye of one who faints: two turns of a spiral, as thick as a lid. */
export function swirl(at: InEye): Path {
  const steps = 26;
  const edge = (thick: number, turn: number): Point => {
    const angle = turn * Math.PI * 2;
    const far = 0.1 + 0.42 * turn + thick;
    return at(Math.cos(angle) * far, Math.sin(angle) * far);
  };
  const turns = Array.from({ length: steps + 1 }, (_, step) => (step / steps) * 2);
  return polygon([
    ...turns.map((turn) => edge(0.09, turn)),
    ...turns.toReversed().map((turn) => edge(-0.09, turn)),
  ]);
}

/** `strength` tilts the eyebrow: above 0 angry, below 0 worried. */
export function eyebrow(at: InEye, width: number, strength: number): Path {
  const points = [at(-0.9, -1.15 + 0.5 * strength), at(0.1, -1.45), at(1.1, -1.45 - 0.35 * strength)];
  return ink(points, Math.max(3, width * 0.17));
}
