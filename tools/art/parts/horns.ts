import type { Path, Point } from '../core/path.ts';
import { openSpline } from '../core/shapes.ts';
import { ink, readSpine, type SpinePoint, type SpineSource, type Taper } from '../core/tube.ts';

/** The spine of a ram's horn that curls outwards from (x, y); pass it to `tube` and `ribs`. */
export function curledHorn(x: number, y: number, radius: number, mirror = false, width = 11): SpinePoint[] {
  const side = mirror ? -1 : 1;
  const at = (a: number, b: number, share: number): SpinePoint => {
    return [x + side * a * radius, y + b * radius, width * share];
  };
  return [
    [x, y, width],
    at(0.7, -0.55, 1),
    at(1.35, -0.1, 0.95),
    at(1.35, 0.75, 0.82),
    at(0.75, 1.05, 0.62),
    at(0.42, 0.68, 0.36),
    [x + side * 0.6 * radius, y + 0.42 * radius, 0.4],
  ];
}

export interface RibOptions {
  /** Where along the spine the ribs begin and end, 0…1. */
  readonly from?: number;
  readonly to?: number;
  /** How far the ribs bow along the spine, relative to the radius. */
  readonly bow?: number;
  readonly width?: number;
  readonly taper?: Taper;
}

function radiusAt(spine: readonly SpinePoint[], share: number): number {
  const place = share * (spine.length - 1);
  const before = Math.min(spine.length - 2, Math.floor(place));
  const [from, to] = [spine[before]![2], spine[before + 1]![2]];
  return from + (to - from) * (place - before);
}

/** Ribs: lines across the tube with this spine. */
export function ribs(source: SpineSource, count: number, options: RibOptions = {}): Path[] {
  const { from = 0.05, to = 0.95, bow = 0.28, width = 3, taper = 'both' } = options;
  const spine = readSpine(source);
  const places = openSpline(spine.map(([x, y]): Point => [x, y])).points(12);
  const last = places.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const share = from + ((i + 1) * (to - from)) / (count + 1);
    const k = Math.min(last - 1, Math.max(1, Math.round(share * last)));
    const [before, after] = [places[k - 1]!, places[k + 1]!];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [dx, dy] = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
    const [x, y] = places[k]!;
    const radius = radiusAt(spine, share) + 1;
    const across: Point[] = [
      [x + dy * radius, y - dx * radius],
      [x + dx * bow * radius, y + dy * bow * radius],
      [x - dy * radius, y + dx * radius],
    ];
    return ink(across, width, taper);
  });
}
