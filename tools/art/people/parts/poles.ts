import { type Path, polygon } from '../../kit.ts';

/** A straight rod from y −`up` to y `down` through (0, 0), for fists to close about. */
export function pole(up: number, down: number, thick = 9, topThick = thick): Path {
  const [half, top] = [thick / 2, topThick / 2];
  return polygon(`${-top},${-up} ${top},${-up} ${half},${down} ${-half},${down}`).withThickness(thick * 2);
}
