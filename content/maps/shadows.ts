interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where on the ground the shadow of a point falls that is one unit beside the foot of a thing, or one above it. */
export interface ShadowAxes {
  readonly across: Point;
  readonly up: Point;
}

/** Height of a circle on the ground as a share of its width, as the maps are drawn. */
const FLATNESS = 0.4;

/**
 * The axes along which the silhouette of a thing is laid onto the ground. What is flat, such as a wall, keeps its width from
 * west to east. What is round turns the same side to light from everywhere: its silhouette lies across the light, so a
 * trunk does not become thinner the lower the sun stands.
 * @param end end of the shadow of something one unit high, `y` is above 0
 */
export function shadowAxes(end: Point, isRound: boolean): ShadowAxes {
  if (!isRound) return { across: { x: 1, y: 0 }, up: end };
  const depth = end.y / FLATNESS;
  const length = Math.hypot(end.x, depth);
  return { across: { x: depth / length, y: (-end.x / length) * FLATNESS }, up: end };
}
