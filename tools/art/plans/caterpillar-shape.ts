import { openSpline } from '../core/shapes.ts';
import { headPlaces } from './beast-head.ts';
import { type Anchors, GROUND, type Place } from './body.ts';

/** Proportions and pose of a caterpillar or grub; every number is optional. */
export interface CaterpillarShape {
  /** Radius of the head in units, 24…48. */
  readonly head?: number;
  /** Number of rings, 4…9. */
  readonly rings?: number;
  /** Half the thickness of the rings in units, 14…34. */
  readonly girth?: number;
  /** How much thinner the last ring is, 0…0.6. */
  readonly taper?: number;
  /** How high the middle is arched, 0 crawling … 1 the loop of an inchworm. */
  readonly arch?: number;
  /** How high the front is raised, 0…1. */
  readonly rear?: number;
}

/** Height of the lower edge of the rings; the stub legs reach a little lower. */
const SOLE = GROUND - 5;

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Track {
  readonly places: readonly Place[];
  readonly length: number;
}

/** The line that the rings follow from the tail to the neck, for a body of this width. */
function trackOf(shape: CaterpillarShape, width: number): Track {
  const { girth = 25, taper = 0.25, arch = 0.15, rear = 0.4 } = shape;
  const [left, right] = [128 - width * 0.42, 128 + width * 0.58];
  const low = SOLE - girth;
  const loop = arch * width * 0.62;
  const places = openSpline([
    [right, SOLE - girth * (1 - taper)],
    [right - width * 0.14, low - loop * 0.3 + girth * taper * 0.5],
    [right - width * 0.42, low - loop],
    [left + width * 0.24, low - loop * 0.1],
    [left + width * 0.08, low - rear * girth * 0.5],
    [left - rear * girth * 0.1, low - rear * girth * 1.9],
  ]).points(16);
  const steps = places.slice(1).map(([x, y], i) => Math.hypot(x - places[i]![0], y - places[i]![1]));
  return { places, length: steps.reduce((sum, step) => sum + step, 0) };
}

/** The point at `distance` along a track. */
function along({ places }: Track, distance: number): Place {
  let left = distance;
  for (const [i, [x, y]] of places.entries()) {
    const next = places[i + 1];
    if (!next) break;
    const step = Math.hypot(next[0] - x, next[1] - y);
    if (left <= step) return [x + ((next[0] - x) * left) / step, y + ((next[1] - y) * left) / step];
    left -= step;
  }
  return places[places.length - 1]!;
}

/** Sizes and places of a caterpillar; the rings are ordered from the tail to the neck. */
export function measureCaterpillar(shape: CaterpillarShape) {
  const { head: radius = 38, rings: count = 6, girth = 25, taper = 0.25, rear = 0.4 } = shape;
  // An arched body is narrower than its track is long. Finds iteratively the width that keeps the rings together.
  const wanted = girth * 1.02 * (count - 1);
  let width = wanted;
  let track = trackOf(shape, width);
  for (let i = 0; i < 6; i++) {
    width *= wanted / track.length;
    track = trackOf(shape, width);
  }
  const rings = Array.from({ length: count }, (_, i): Ring => {
    const share = i / (count - 1);
    const [x, y] = along(track, share * track.length);
    return { x, y, radius: girth * (1 - taper * (1 - share) ** 1.4) };
  });
  const neck = rings[count - 1]!;
  const head = {
    x: neck.x - radius * 0.42 - girth * 0.1,
    y: neck.y - radius * 0.42 - rear * girth * 0.3,
    radius,
  };
  const top = ({ x, y, radius: thick }: Ring): Place => [x + thick * 0.12, y - thick * 0.94];
  const at: Anchors = {
    head,
    ...headPlaces(head, 0),
    back: rings.map(top).reverse(),
    tail: [rings[0]!.x + rings[0]!.radius * 0.8, rings[0]!.y],
    shoulders: [
      [neck.x - neck.radius * 0.7, neck.y],
      [neck.x + neck.radius * 0.3, neck.y + neck.radius * 0.4],
    ],
    feet: rings.filter(({ y, radius: thick }) => y + thick > SOLE - 8).map(({ x }): Place => [x, GROUND]),
    hands: [],
    belly: [rings[Math.floor(count / 2)]!.x, rings[Math.floor(count / 2)]!.y + girth * 0.5],
  };
  return { at, rings };
}
