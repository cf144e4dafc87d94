/** State of a bending plant: its angle in radians from upright, and the change of the angle per second. */
export interface Bend {
  angle: number;
  speed: number;
}

/** Distance from the player within which grass bends, in map pixels across and down. */
const reach = { x: 15, y: 12 } as const;
/** Largest bend in radians, when the player stands right in the grass. */
const most = 0.8;
/** Spring constant and damping, per second. */
const stiffness = 130;
const friction = 9;
/** Longest step of the spring in seconds: longer ones would make it unstable. */
const step = 1 / 90;
/** Below this angle in radians the motion is not visible. */
const still = 0.002;

/** Radians that grass bends away from a player who is `x`, `y` map pixels off: negative to the left. */
export function pushOf(x: number, y: number): number {
  const far = Math.hypot(x / reach.x, y / reach.y);
  if (far >= 1) return 0;
  const side = x < 0 ? -1 : 1;
  return side * most * (1 - far) ** 1.4;
}

/** Radians that the wind bends grass at a place and a time in seconds: a light wind everywhere, and moving gusts. */
export function windAt(x: number, y: number, seconds: number): number {
  const breath = Math.sin(seconds * 1.6 + x * 0.05 + y * 0.03) * 0.035;
  const gust = Math.max(Math.sin(seconds * 0.5 - x * 0.018 + y * 0.006), 0) ** 3;
  return breath + gust * (0.09 + 0.06 * Math.sin(seconds * 5 + x * 0.2));
}

/** Moves the bend towards the angle `wanted`, as a damped spring, for `ms` milliseconds. */
export function swing(bend: Bend, wanted: number, ms: number): void {
  let left = ms / 1000;
  while (left > 0) {
    const span = Math.min(left, step);
    bend.speed += ((wanted - bend.angle) * stiffness - bend.speed * friction) * span;
    bend.angle += bend.speed * span;
    left -= span;
  }
}

/** Whether the plant is upright and still. */
export const rests = ({ angle, speed }: Bend): boolean =>
  Math.abs(angle) < still && Math.abs(speed) < still * 10;
