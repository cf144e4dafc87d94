import { labDifference, toLab } from '../core/cielab.ts';
import { isOpaque, opaquePixels } from '../core/mask.ts';
import { toPixels } from '../core/render.ts';

/** Smallest mean difference (ΔE*ab) between the dark or the shiny and the normal kind of a species. */
const LEAST_DIFFERENCE = 25;
/** A darker picture than this loses its face: mean L* of the dark kind, and how far L* must spread about it. */
const LEAST_LIGHTNESS = 21;
const LEAST_SPREAD = 12;
/** Side of the compared rasters in pixels, the size of a small picture in a list. */
const RASTER = 64;

type Lab = ReturnType<typeof toLab>;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The colours of two pictures with the same shapes where both are opaque: those of the first, and those of the second. */
function sharedColours(normal: string, other: string): readonly (readonly [first: Lab, second: Lab])[] {
  const [first, second] = [toPixels(normal, RASTER), toPixels(other, RASTER)];
  const labAt = ({ data }: typeof first, x: number, y: number): Lab => {
    const at = (y * RASTER + x) * 4;
    return toLab(data[at]!, data[at + 1]!, data[at + 2]!);
  };
  return opaquePixels(first)
    .filter(([x, y]) => isOpaque(second, x, y))
    .map(([x, y]) => [labAt(first, x, y), labAt(second, x, y)]);
}

function checkDifference(colours: ReturnType<typeof sharedColours>, kind: 'dark' | 'shiny'): string[] {
  const difference = mean(colours.map(([first, second]) => labDifference(first, second)));
  return difference < LEAST_DIFFERENCE
    ? [`${kind} differs from normal by ${difference.toFixed(1)} only`]
    : [];
}

/** Faults of the shiny kind of a species; both pictures have the same shapes. */
export const checkShinyKind = (normal: string, shiny: string): string[] =>
  checkDifference(sharedColours(normal, shiny), 'shiny');

/** Faults of the dark kind of a species; both pictures have the same shapes. */
export function checkDarkKind(normal: string, dark: string): string[] {
  const colours = sharedColours(normal, dark);
  const lightness = colours.map(([, second]) => second[0]);
  const middle = mean(lightness);
  const spread = Math.sqrt(mean(lightness.map((value) => (value - middle) ** 2)));
  return [
    ...checkDifference(colours, 'dark'),
    ...(middle < LEAST_LIGHTNESS ? [`dark has a mean lightness of ${middle.toFixed(1)} only`] : []),
    ...(spread < LEAST_SPREAD ? [`dark has a contrast of ${spread.toFixed(1)} only`] : []),
  ];
}
