import type { Palette } from '../palettes.ts';
import { type Context, type Point, polygon, trace } from './pen.ts';

/** Length of one segment of a beam, in units; the segments join at their ends. */
export const beamLength = 72;
/** The segment reaches as far to both sides of the origin. */
export const halfBeam = beamLength / 2;
/** One segment of a beam. */
export type Beam = (context: Context, palette: Palette) => void;

/** A band along the whole segment. `rim` returns the height of its upper or lower edge for a place from 0 to 1. */
export function band(context: Context, rim: (at: number, side: -1 | 1) => number, fill: string): void {
  const steps = 24;
  const points: Point[] = [];
  for (const side of [-1, 1] as const)
    for (let index = -1; index <= steps + 1; index += 1) {
      const way = side < 0 ? index : steps - index;
      points.push([(way / steps) * beamLength - halfBeam, side * rim((way / steps + 1) % 1, side)]);
    }
  context.fillStyle = fill;
  context.fill(polygon(points));
}

type Rim = (at: number, side: -1 | 1) => number;
/** A whole turn, in radians. */
export const wholeTurn = Math.PI * 2;
/** Edges of a band: even, in waves, with teeth. */
export const evenRim: Rim = () => 1;
export const wavy =
  (times: number, deep: number): Rim =>
  (at, side) =>
    1 + deep * Math.sin(at * wholeTurn * times + side);
export const jagged =
  (times: number, deep: number): Rim =>
  (at, side) =>
    1 + deep * Math.abs(((at * times + (side > 0 ? 0.5 : 0)) % 1) * 2 - 1);

/** Draws outline, colour, light and core on top of each other. */
export function layers(
  context: Context,
  palette: Palette,
  thick: number,
  rim: Rim,
  core: Rim = evenRim,
): void {
  band(context, (at, side) => rim(at, side) * thick + 3, palette.line);
  band(context, (at, side) => rim(at, side) * thick, palette.main);
  band(context, (at, side) => rim(at, side) * thick * 0.66, palette.light);
  band(context, (at, side) => core(at, side) * thick * 0.3, palette.core);
}

/** A sine line along the axis. */
export function winding(context: Context, high: number, late: number, colour: string, width: number): void {
  const points = Array.from({ length: 27 }, (_, index): Point => {
    const at = (index - 1) / 24;
    return [at * beamLength - halfBeam, Math.sin(at * wholeTurn + late) * high];
  });
  trace(context, points, colour, width);
}

/** Draws the same shape several times along the segment and on both neighbours, so that none is cut at an end. */
export function along(count: number, draw: (x: number, index: number) => void): void {
  for (const lap of [-1, 0, 1])
    for (let index = 0; index < count; index += 1)
      draw(((index + 0.5) / count + lap) * beamLength - halfBeam, index);
}
