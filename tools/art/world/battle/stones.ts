import { type Point, polygon } from '../../kit.ts';
import { scatter } from '../terrain/scatter.ts';
import { dot, shape } from '../terrain/svg.ts';
import type { Tones } from './stage.ts';

/** A stone with a lit top and a shaded side, standing at (x, foot). */
export function rock(
  x: number,
  foot: number,
  width: number,
  height: number,
  [dark, base, light]: Tones,
  salt: number,
): string {
  const wobble = (i: number): number => (scatter(i, 4, salt) - 0.5) * 0.16;
  const at = (a: number, b: number, i: number): Point => [
    x + (a + wobble(i)) * width,
    foot - (b + wobble(i + 9)) * height,
  ];
  const outline: Point[] = [
    [x - width * 0.54, foot],
    at(-0.48, 0.42, 0),
    at(-0.26, 0.86, 1),
    at(0.04, 1, 2),
    at(0.32, 0.8, 3),
    at(0.48, 0.4, 4),
    [x + width * 0.54, foot],
    [x, foot + height * 0.06],
  ];
  const ridge = at(0.06, 0.56, 5);
  const top: Point[] = [
    outline[1] ?? ridge,
    outline[2] ?? ridge,
    outline[3] ?? ridge,
    outline[4] ?? ridge,
    ridge,
  ];
  const side: Point[] = [
    ridge,
    outline[4] ?? ridge,
    outline[5] ?? ridge,
    outline[6] ?? ridge,
    [x + width * 0.14, foot],
  ];
  return (
    dot(
      x + width * 0.08,
      foot + height * 0.02,
      width * 0.62,
      Math.max(height * 0.12, 3),
      '#14261f',
      'fill-opacity=".25"',
    ) +
    shape(polygon(outline).data(), base) +
    shape(polygon(side).data(), dark) +
    shape(polygon(top).data(), light)
  );
}

/** A mountain whose left side is lit, with snow on its top if a colour is given. */
export function mountain(
  x: number,
  top: number,
  foot: number,
  half: number,
  [dark, base]: readonly [string, string],
  snow?: string,
): string {
  const height = foot - top;
  const body: Point[] = [
    [x, top],
    [x + half * 0.24, top + height * 0.26],
    [x + half * 0.42, top + height * 0.34],
    [x + half, foot],
    [x - half, foot],
    [x - half * 0.5, top + height * 0.46],
    [x - half * 0.3, top + height * 0.24],
  ];
  const lit: Point[] = [
    [x, top],
    [x + half * 0.05, top + height * 0.3],
    [x - half * 0.12, top + height * 0.52],
    [x + half * 0.08, foot],
    [x - half, foot],
    [x - half * 0.5, top + height * 0.46],
    [x - half * 0.3, top + height * 0.24],
  ];
  const cap: Point[] = [
    [x, top],
    [x + half * 0.22, top + height * 0.25],
    [x + half * 0.1, top + height * 0.22],
    [x + half * 0.03, top + height * 0.34],
    [x - half * 0.1, top + height * 0.24],
    [x - half * 0.2, top + height * 0.36],
    [x - half * 0.29, top + height * 0.25],
  ];
  const white = snow === undefined ? '' : shape(polygon(cap).data(), snow);
  return shape(polygon(body).data(), dark) + shape(polygon(lit).data(), base) + white;
}
