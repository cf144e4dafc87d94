import { type Ease, slowEnds } from '../../shared/motion/ease.ts';
import { type BodyBend, unbent } from './rig/bend.ts';

/** A pose of a body that stands at its place. Lengths are shares of the creature's size, angles are radians. */
export interface BodyPose extends BodyBend {
  /** Height above the ground. */
  lift: number;
  /** Above 0: wider and lower; below 0: narrower and higher. */
  squash: number;
  /** How far the whole body is tipped forward about its feet. */
  tip: number;
}

export const atEase: Readonly<BodyPose> = { ...unbent, lift: 0, squash: 0, tip: 0 };

/** A pose at a moment of a movement, 0 to 1; what it does not name is at ease. `ease` leads to it from the one before. */
export interface Key extends Partial<BodyPose> {
  readonly at: number;
  readonly ease?: Ease;
}

/** The poses of a movement in the order of their moments, the first at 0 and the last at 1. */
export type Keys = readonly Key[];

const parts = Object.keys(atEase) as (keyof BodyPose)[];

/** Writes the pose at a moment of a movement, 0 to 1. It allocates nothing. */
export function poseAt(keys: Keys, progress: number, out: BodyPose): void {
  let next = 0;
  while (next < keys.length - 1 && (keys[next]?.at ?? 1) < progress) next += 1;
  const to = keys[next];
  const from = keys[Math.max(next - 1, 0)] ?? to;
  if (to === undefined || from === undefined) return;
  const whole = to.at - from.at;
  const way = whole <= 0 ? 1 : Math.min(Math.max((progress - from.at) / whole, 0), 1);
  const share = (to.ease ?? slowEnds)(way);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? 'lean';
    const begin = from[part] ?? 0;
    const end = to[part] ?? 0;
    out[part] = share === 1 ? end : begin + (end - begin) * share;
  }
}
