import type { Path, Point } from '../core/path.ts';
import { ellipse, openSpline, type Scene, spline, tube } from '../kit.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly directionX: number;
  readonly directionY: number;
}

/** Points along a line, with the direction of the line at each. */
function placesAlong(line: Path): Place[] {
  const points = line.points(8);
  return points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[Math.max(0, i - 1)]!;
    const [afterX, afterY] = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    return { x, y, directionX: (afterX - beforeX) / length, directionY: (afterY - beforeY) / length };
  });
}

/** The piece of a ribbon between two fractions of its line; `half` returns half the width at a fraction. */
function stretch(places: readonly Place[], from: number, to: number, half: (share: number) => number): Path {
  const last = places.length - 1;
  const [first, end] = [Math.round(from * last), Math.round(to * last)];
  const side = (sign: number): Point[] => {
    return places.slice(first, end + 1).map(({ x, y, directionX, directionY }, i, all): Point => {
      const width = half((first + i) / last) * sign;
      return [x + directionY * width, y - directionX * width, i === 0 || i === all.length - 1];
    });
  };
  return spline([...side(1), ...side(-1).reverse()]);
}

/** A barbel that ends as a banner: `line` is its middle line, `width` the width of the cloth. */
export function drawBanner(scene: Scene, line: string, width: number, dim = false): void {
  const places = placesAlong(openSpline(line));
  const last = places.length - 1;
  const half = (share: number): number => (width / 2) * Math.min(1, 0.3 + 0.85 * share);
  // barbel
  const shaft = places.filter((_, i) => i % 6 === 0 && i < last * 0.46);
  const barbel = shaft.map(({ x, y }, i) => [x, y, 5 - (1.8 * i) / shaft.length] as const);
  // cloth with its swallowtail
  const cloth = places.slice(Math.round(last * 0.3));
  const count = cloth.length - 1;
  const side = (sign: number): Point[] => {
    return cloth
      .map((place, i) => ({ place, i }))
      .filter(({ i }) => i % 3 === 0 || i === count)
      .map(({ place: { x, y, directionX, directionY }, i }): Point => {
        const share = i / count;
        const reach = half(0.2 + share * 0.8) * sign;
        const ahead = i === count ? width * 0.36 : 0;
        return [
          x + directionY * reach + directionX * ahead,
          y - directionX * reach + directionY * ahead,
          i === 0 || i === count,
        ];
      });
  };
  const notch = cloth[count]!;
  const outline = spline([
    ...side(1),
    [notch.x - notch.directionX * width * 0.12, notch.y - notch.directionY * width * 0.12, true],
    ...side(-1).reverse(),
  ]);
  const band = (from: number, to: number): Path => stretch(places, from, to, () => width);
  const spot = places[Math.round(0.8 * last)]!;
  scene.form(outline.withThickness(width), {
    ramp: 'banner',
    miter: true,
    rim: false,
    shade: 3.5,
    lineWidth: 0.85,
    dim,
    marks: [
      { path: [band(0.5, 0.56), band(0.64, 0.7), band(0.9, 0.96)], ramp: 'belly' },
      { path: ellipse(spot.x, spot.y, width * 0.2), ramp: 'belly' },
    ],
  });
  scene.form(tube(barbel), { lineWidth: 0.85, rim: false, shade: 3, dim });
}
