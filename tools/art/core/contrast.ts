import { edgePixels, opaquePixels } from './mask.ts';
import { type Pixels, toPixels } from './render.ts';

const RASTER = 128;
/** Minimum contrast ratio of graphics against their background (WCAG 2.2, success criterion 1.4.11). */
const NEEDED = 3;

const toLinear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (r: number, g: number, b: number): number => {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
};
const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const at = ({ width, data }: Pixels, x: number, y: number) => {
  const from = (y * width + x) * 4;
  return [data[from]!, data[from + 1]!, data[from + 2]!] as const;
};

/** Contrast ratio of two luminances, 1…21 (WCAG 2.2). */
const ratio = (first: number, second: number): number => {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** For each background colour (`#rrggbb`), the share of the picture's edge, 0…1, with enough contrast to it. */
export function edgeContrast(svg: string, grounds: readonly string[]): number[] {
  const pixels = toPixels(svg, RASTER);
  const edge = edgePixels(pixels, opaquePixels(pixels)).map(([x, y]) => luminance(...at(pixels, x, y)));
  return grounds.map((ground) => {
    const [r = 0, g = 0, b = 0] = bytesOf(ground);
    const behind = luminance(r, g, b);
    return edge.filter((value) => ratio(value, behind) >= NEEDED).length / edge.length;
  });
}
