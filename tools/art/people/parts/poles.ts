import { type Path, polygon } from '../../kit.ts';

/** A straight pole through (0, 0) from y −`up` to y `down`, for fists that hold it. */
export function pole(up: number, down: number, thick = 9, topThick = thick): Path {
  const [half, top] = [thick / 2, topThick / 2];
  return polygon(`${-top},${-up} ${top},${-up} ${half},${down} ${-half},${down}`).withThickness(thick * 2);
}
