/** Something rooted that bends: its angle in radians from upright, and how fast that changes each second. */
export interface Bend {
  angle: number;
  speed: number;
}

/** How far from a walker grass gives way, in map pixels across and down. */
const reach = { x: 15, y: 12 } as const;
/** Radians that grass leans when somebody stands right in it. */
const most = 0.8;
/** Pull towards where it wants to be, and how much of its swing it loses, each second. */
const stiffness = 130;
const friction = 9;
/** Longer steps of the spring would shake it ever more, in seconds. */
const step = 1 / 90;
/** Below this nobody sees it move. */
const still = 0.002;

/** How far grass leans away from a walker who is `x`, `y` map pixels off: negative to the left. */
export function pushOf(x: number, y: number): number {
  const far = Math.hypot(x / reach.x, y / reach.y);
  if (far >= 1) return 0;
  const side = x < 0 ? -1 : 1;
  return side * most * (1 - far) ** 1.4;
}

/** Radians that the wind bends grass at a place, at a time in seconds: a breath everywhere, and gusts that travel. */
export function windAt(x: number, y: number, seconds: number): number {
  const breath = Math.sin(seconds * 1.6 + x * 0.05 + y * 0.03) * 0.035;
  const gust = Math.max(Math.sin(seconds * 0.5 - x * 0.018 + y * 0.006), 0) ** 3;
  return breath + gust * (0.09 + 0.06 * Math.sin(seconds * 5 + x * 0.2));
}

/** Lets something swing towards where it wants to be, for `ms`. */
export function swing(bend: Bend, wanted: number, ms: number): void {
  let left = ms / 1000;
  while (left > 0) {
    const span = Math.min(left, step);
    bend.speed += ((wanted - bend.angle) * stiffness - bend.speed * friction) * span;
    bend.angle += bend.speed * span;
    left -= span;
  }
}

/** Whether something has come to rest upright. */
export const rests = ({ angle, speed }: Bend): boolean =>
  Math.abs(angle) < still && Math.abs(speed) < still * 10;
