import type { Path, Point } from '../core/path.ts';
import { openSpline } from '../core/shapes.ts';
import { ink, readSpine, type SpinePoint, type SpineSource } from '../core/tube.ts';

export interface TwistOptions {
  /** How far a groove rises from one edge to the other, as a share of the spine. */
  readonly slant?: number;
  /** How far the grooves bow towards the root, relative to the radius. */
  readonly bow?: number;
  readonly width?: number;
}

interface Station {
  readonly x: number;
  readonly y: number;
  readonly directionX: number;
  readonly directionY: number;
  readonly radius: number;
}

function radiusAt(spine: readonly SpinePoint[], share: number): number {
  const place = Math.min(0.9999, Math.max(0, share)) * (spine.length - 1);
  const before = Math.floor(place);
  const [from, to] = [spine[before]![2], spine[before + 1]![2]];
  return from + (to - from) * (place - before);
}

/** The oblique grooves of a narwhal's horn, for the tube with the same spine. */
export function twist(source: SpineSource, count: number, options: TwistOptions = {}): Path[] {
  const { slant = 0.07, bow = 0.3, width = 3.2 } = options;
  const spine = readSpine(source);
  const places = openSpline(spine.map(([x, y]): Point => [x, y])).points(16);
  const last = places.length - 1;
  const station = (share: number): Station => {
    const k = Math.min(last - 1, Math.max(1, Math.round(share * last)));
    const [[ax, ay], [x, y], [bx, by]] = [places[k - 1]!, places[k]!, places[k + 1]!];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [directionX, directionY] = [(bx - ax) / length, (by - ay) / length];
    return { x, y, directionX, directionY, radius: radiusAt(spine, share) + 1.2 };
  };
  return Array.from({ length: count }, (_, i) => {
    // The grooves are closer together towards the tip, where the horn is thinner.
    const share = 0.04 + 0.88 * ((i + 0.5) / count) ** 0.9;
    const [upper, middle, lower] = [station(share + slant / 2), station(share), station(share - slant / 2)];
    const dip = bow * middle.radius;
    return ink(
      [
        [upper.x - upper.directionY * upper.radius, upper.y + upper.directionX * upper.radius],
        [middle.x - middle.directionX * dip, middle.y - middle.directionY * dip],
        [lower.x + lower.directionY * lower.radius, lower.y - lower.directionX * lower.radius],
      ],
      width,
    );
  });
}
