/** The columns of a walk sheet; each is turned by a further eighth, first to the viewer's right. */
export const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** The rows of a walk sheet: which leg is in front. */
export const STEPS = ['stand', 'left', 'stand', 'right'] as const;
export type Step = (typeof STEPS)[number];
export type Posture = 'upright' | 'stooped' | 'seated';

/** A figure turned on the spot, seen from the front and a little from above. */
export interface Pose {
  /** Angle of the face in radians: 0 faces the viewer, a quarter turn faces right. */
  readonly yaw: number;
  /** Directions of forward and of the figure's left side: across the picture, and towards the viewer. */
  readonly forward: { readonly across: number; readonly near: number };
  readonly side: { readonly across: number; readonly near: number };
  /** Position of the legs: 0 together, 1 left leg in front, −1 right leg in front. */
  readonly stride: number;
  /** Vertical offset of the body in units: negative while stepping (higher), positive for a seated figure. */
  readonly lift: number;
  /** The middle of the head. */
  readonly head: { readonly x: number; readonly y: number };
}

export const MIDDLE = 48;
/** How far a point moves down in the picture per unit of nearness. */
export const TILT = 0.32;
/** How far a seated figure is lower than a standing one, in units. */
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

/** The place in the picture of a point `ahead` of and `aside` from the figure's axis, at height `y`. */
export function place(pose: Pose, ahead: number, aside: number, y: number): readonly [number, number] {
  const across = pose.forward.across * ahead + pose.side.across * aside;
  return [MIDDLE + across, y + nearness(pose, ahead, aside) * TILT];
}

/** How much nearer to the viewer than the figure's axis such a point is, in units. */
export function nearness({ forward, side }: Pose, ahead: number, aside: number): number {
  return forward.near * ahead + side.near * aside;
}
