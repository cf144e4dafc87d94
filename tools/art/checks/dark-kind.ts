import { labDifference, toLab } from '../core/cielab.ts';
import { isOpaque, opaquePixels } from '../core/mask.ts';
import { toPixels } from '../core/render.ts';

/** Smallest mean difference (ΔE*ab) between the dark and the normal kind of a species. */
const LEAST_DIFFERENCE = 25;
/** A darker picture than this loses its face: mean L* of the dark kind, and how far L* must spread about it. */
const LEAST_LIGHTNESS = 21;
const LEAST_SPREAD = 12;
/** Side of the compared rasters in pixels, the size of a small picture in a list. */
const RASTER = 64;

/** Faults of the dark kind of a species; both pictures have the same shapes. */
export function checkDarkKind(normal: string, dark: string): string[] {
  const [first, second] = [toPixels(normal, RASTER), toPixels(dark, RASTER)];
  const labAt = ({ data }: typeof first, x: number, y: number) => {
    const at = (y * RASTER + x) * 4;
    return toLab(data[at]!, data[at + 1]!, data[at + 2]!);
  };
  const shared = opaquePixels(first).filter(([x, y]) => isOpaque(second, x, y));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const difference = mean(shared.map(([x, y]) => labDifference(labAt(first, x, y), labAt(second, x, y))));
  const lightness = shared.map(([x, y]) => labAt(second, x, y)[0]);
  const middle = mean(lightness);
  const spread = Math.sqrt(mean(lightness.map((value) => (value - middle) ** 2)));
  return [
    ...(difference < LEAST_DIFFERENCE ? [`dark differs from normal by ${difference.toFixed(1)} only`] : []),
    ...(middle < LEAST_LIGHTNESS ? [`dark has a mean lightness of ${middle.toFixed(1)} only`] : []),
    ...(spread < LEAST_SPREAD ? [`dark has a contrast of ${spread.toFixed(1)} only`] : []),
  ];
}
