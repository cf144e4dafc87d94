import { type ContourShape, contour, type Neighbourhood, UNIT } from './contour.ts';
import { fieldOutline, isInside } from './field.ts';
import { box, shape } from './svg.ts';

/** One layer of a terrain, painted over the previous ones. */
export interface Coat {
  readonly colour: string;
  readonly inset: number;
  readonly opacity?: number;
}

const CONVEX = 7.4;
const CONCAVE = 5.4;

/** The rounded outline at a distance inside the terrain. The radii change with it, so that outlines stay parallel. */
export function outlineAt(inset: number, wobble = 0.45): ContourShape {
  const widest = (UNIT - 2 * inset) / 2;
  const convex = Math.min(widest, Math.max(2.6, CONVEX - inset));
  return { inset, convex, concave: CONCAVE + inset, wobble };
}

/** The outline of a terrain at a distance inside it; empty where it is not. */
type Outline = (terrain: Neighbourhood, inset: number) => string;

/** Laid by hand, along the cells. */
export const laid: Outline = (terrain, inset) => contour(terrain, outlineAt(inset));

/** Paints a terrain in layers. The last layer alone fills a cell that is surrounded by its own kind. */
export function paintSurface(
  terrain: Neighbourhood,
  coats: readonly Coat[],
  outline: Outline = fieldOutline,
): string {
  const top = coats.at(-1)!;
  if (isInside(terrain) && top.opacity === undefined) return box(0, 0, UNIT, UNIT, top.colour);
  return coats
    .map(({ colour, inset, opacity }) => {
      const data = outline(terrain, inset);
      return data && shape(data, colour, opacity === undefined ? '' : `fill-opacity="${opacity}"`);
    })
    .join('');
}
