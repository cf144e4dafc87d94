/** The order of the columns of a walk sheet, each an eighth turn further to the viewer's right. */
export const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** The order of the rows of a walk sheet: which leg is in front. */
export const STEPS = ['stand', 'left', 'stand', 'right'] as const;
export type Step = (typeof STEPS)[number];
export type Posture = 'upright' | 'stooped' | 'seated';

/** A figure turned on the spot, seen from the front and a little from above. */
export interface Pose {
  /** Angle of the face: 0 looks at the viewer, a quarter turn looks right. */
  readonly yaw: number;
  /** Where forward and the figure's left side point: across the picture, and towards the viewer. */
  readonly forward: { readonly across: number; readonly near: number };
  readonly side: { readonly across: number; readonly near: number };
  /** −1, 0 or 1: how far the legs are apart, and which way. */
  readonly stride: number;
  /** How much the body lifts while stepping, in units; whoever sits is lower. */
  readonly lift: number;
  /** The middle of the head. */
  readonly head: { readonly x: number; readonly y: number };
}

export const MIDDLE = 48;
/** How much nearer things sit lower in the picture. */
export const TILT = 0.32;
/** How far the seat is below the hips of whoever stands. */
const SEAT = 7;

export function poseOf(direction: Direction, step: Step, posture: Posture = 'upright'): Pose {
  const yaw = (DIRECTIONS.indexOf(direction) * Math.PI) / 4;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const stride = step === 'left' ? 1 : step === 'right' ? -1 : 0;
  const lift = posture === 'seated' ? SEAT : stride === 0 ? 0 : -1.6;
  const [ahead, drop] = posture === 'stooped' ? [6, 3 + cos * 2] : [2, 0];
  return {
    yaw,
    forward: { across: sin, near: cos },
    side: { across: cos, near: -sin },
    stride,
    lift,
    head: { x: MIDDLE + sin * ahead, y: 42 + lift + drop },
  };
}

/** The place in the picture of a point `ahead` and `aside` of the figure's axis, at height `y`. */
export function place(pose: Pose, ahead: number, aside: number, y: number): readonly [number, number] {
  const across = pose.forward.across * ahead + pose.side.across * aside;
  return [MIDDLE + across, y + nearness(pose, ahead, aside) * TILT];
}

/** How much nearer to the viewer than the figure's axis that point is, in units. */
export function nearness({ forward, side }: Pose, ahead: number, aside: number): number {
  return forward.near * ahead + side.near * aside;
}
