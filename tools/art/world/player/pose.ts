/** The order of the columns of a walk sheet, each an eighth turn further to the viewer's right. */
export const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** The order of the rows of a walk sheet: which leg is in front. */
export const STEPS = ['stand', 'left', 'stand', 'right'] as const;
export type Step = (typeof STEPS)[number];

/** A figure turned on the spot, seen from the front and a little from above. */
export interface Pose {
  /** Angle of the face: 0 looks at the viewer, a quarter turn looks right. */
  readonly yaw: number;
  /** Where forward and the figure's left side point: across the picture, and towards the viewer. */
  readonly forward: { readonly across: number; readonly near: number };
  readonly side: { readonly across: number; readonly near: number };
  /** −1, 0 or 1: how far the legs are apart, and which way. */
  readonly stride: number;
  /** How much the body lifts while stepping, in units. */
  readonly lift: number;
}

export const MIDDLE = 48;
/** How much nearer things sit lower in the picture. */
const TILT = 0.32;

export function poseOf(direction: Direction, step: Step): Pose {
  const yaw = (DIRECTIONS.indexOf(direction) * Math.PI) / 4;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const stride = step === 'left' ? 1 : step === 'right' ? -1 : 0;
  return {
    yaw,
    forward: { across: sin, near: cos },
    side: { across: cos, near: -sin },
    stride,
    lift: stride === 0 ? 0 : -1.6,
  };
}

/** The place in the picture of a point `ahead` and `aside` of the figure's axis, at height `y`. */
export function place(pose: Pose, ahead: number, aside: number, y: number): readonly [number, number] {
  const across = pose.forward.across * ahead + pose.side.across * aside;
  const near = pose.forward.near * ahead + pose.side.near * aside;
  return [MIDDLE + across, y + near * TILT];
}
