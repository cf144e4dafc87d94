import type { FormOptions } from '../core/form.ts';
import type { Path, Point } from '../core/path.ts';
import type { Scene } from '../core/scene.ts';
import { polygon } from '../core/shapes.ts';

/** A faceted crystal that points from (x, y) in the direction `degrees`. */
export function crystal(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, -width * 0.34],
    [length * 0.66, -width * 0.5],
    [length, 0],
    [length * 0.7, width * 0.5],
    [0, width * 0.34],
  ];
  return polygon(outline).withThickness(width).rotate(degrees).move(x, y);
}

/** The lit facet of the crystal with the same parameters. */
export function crystalFacet(x: number, y: number, length: number, width: number, degrees: number): Path {
  const outline: Point[] = [
    [0, -width * 0.4],
    [length * 0.66, -width * 0.5],
    [length, 0],
    [length * 0.66, -width * 0.06],
    [0, -width * 0.06],
  ];
  return polygon(outline).rotate(degrees).move(x, y);
}

/** A crystal with its lit facet, in one colour. */
export function drawCrystal(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FormOptions & { readonly facet?: string } = {},
): void {
  scene.part('crystal', () => {
    const { facet = '#ffffff', ...rest } = options;
    scene.form(crystal(x, y, length, width, degrees), {
      miter: true,
      rim: false,
      shade: 3,
      marks: [{ path: crystalFacet(x, y, length, width, degrees), flat: facet }],
      ...rest,
    });
  });
}
