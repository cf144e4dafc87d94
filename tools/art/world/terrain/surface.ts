import { type ContourShape, contour, isSurrounded, type Neighbourhood, touches, UNIT } from './contour.ts';
import { box, shape } from './svg.ts';

/** One coat of a terrain, painted over the ones before it. */
export interface Coat {
  readonly colour: string;
  readonly inset: number;
  readonly opacity?: number;
}

const CONVEX = 7.4;
const CONCAVE = 5.4;

/** The rounded outline at a distance inside the terrain: corners stay parallel to the cell's edge. */
export function outlineAt(inset: number, wobble = 0.45): ContourShape {
  const widest = (UNIT - 2 * inset) / 2;
  const convex = Math.min(widest, Math.max(2.6, CONVEX - inset));
  return { inset, convex, concave: CONCAVE + inset, wobble };
}

/** A terrain made of coats; the last coat fills a cell that is surrounded by its own kind. */
export function paintSurface(inside: Neighbourhood, coats: readonly Coat[]): string {
  if (!touches(inside)) return '';
  const top = coats.at(-1)!;
  if (isSurrounded(inside) && top.opacity === undefined) return box(0, 0, UNIT, UNIT, top.colour);
  return coats
    .map(({ colour, inset, opacity }) => {
      const extra = opacity === undefined ? '' : `fill-opacity="${opacity}"`;
      return shape(contour(inside, outlineAt(inset)), colour, extra);
    })
    .join('');
}
