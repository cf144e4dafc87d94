import { type Mark, type Path, type Point, type Position, spline } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { type Pose, place } from '../pose.ts';

interface PonchoOptions {
  readonly ramp: string;
  /** How far the cloth extends to the front, back and sides, and how low it hangs there. */
  readonly ahead: number;
  readonly aside: number;
  readonly front: number;
  readonly sides: number;
  /** Bands from the hem inwards: colour, and where the band ends, 1 at the hem, 0 at the neck. */
  readonly bands?: readonly (readonly [ramp: string, until: number])[];
  readonly near?: number;
}

const NECK = 67;

/** The convex hull of the points, in order (Andrew’s monotone chain). */
function hull(points: readonly Position[]): Position[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Position[]): Position[] => {
    const found: Position[] = [];
    for (const point of list) {
      while (found.length > 1) {
        const [a, b] = [found.at(-2)!, found.at(-1)!];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        found.pop();
      }
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The outline of the cloth, up to a share of its length, as seen in this pose. */
function cloth(pose: Pose, options: PonchoOptions, share: number): Path {
  const { ahead, aside, front, sides } = options;
  const swing = pose.stride * 1.5;
  const rim = Array.from({ length: 8 }, (_, i): Position => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const low = front * cos * cos + sides * sin * sin;
    const y = NECK + (low - NECK) * share + pose.lift;
    return place(pose, cos * ahead * share + swing * sin, sin * aside * share, y);
  });
  const collar = [-8, 8].flatMap((x): Position[] => [place(pose, 0, x, NECK - 3 + pose.lift)]);
  const neck: Position[] = [
    [48 - 9, NECK - 2 + pose.lift],
    [48 + 9, NECK - 2 + pose.lift],
  ];
  return spline(hull([...rim, ...collar, ...neck]).map(([x, y]): Point => [x, y]));
}

/** A square of woven cloth over the shoulders, with corners at front and back. A small one is a shawl. */
export const poncho =
  (options: PonchoOptions): Piece =>
  (pose) => {
    const bands = options.bands ?? [];
    const marks = bands.map(
      ([, from], i): Mark => ({
        path: cloth(pose, options, from),
        ramp: bands[i + 1]?.[0] ?? options.ramp,
      }),
    );
    return [
      {
        near: options.near ?? 16,
        draw: (scene) =>
          scene.form(cloth(pose, options, 1), { ramp: bands[0]?.[0] ?? options.ramp, marks, shade: 6 }),
      },
    ];
  };
