import { HEIGHTS, type Stage } from './fit.ts';
import {
  type Box,
  boxOf,
  edgePixels,
  islandSizes,
  isOpaque,
  luma,
  mirrored,
  opaquePixels,
  overlap,
  silhouette,
} from './mask.ts';
import { colourDifference } from './oklch.ts';
import { type Pixels, toPixels } from './render.ts';

/** Side in pixels of the raster that is measured; one pixel is two units. */
const RASTER = 128;
const UNIT = 256 / RASTER;

export interface Expected {
  readonly stage: Stage;
  readonly floats: boolean;
}
export interface Measured {
  readonly box: Box;
  /** Share of the canvas that the picture covers. */
  readonly cover: number;
  /** Share of its bounding box that the picture fills. */
  readonly fill: number;
  /** Share of the edge pixels that are dark. */
  readonly outline: number;
  readonly islands: readonly number[];
  /** Outline length² / (4π · area): 1 for a circle. */
  readonly complexity: number;
  readonly silhouette: readonly boolean[];
  /** Overlap of the silhouette with its mirror image, 0…1; 1 if it is symmetric. */
  readonly symmetry: number;
}

/** Rasterises a finished picture and measures it; lengths are in units of the 256 canvas. */
export function measure(svg: string): Measured {
  const pixels = toPixels(svg, RASTER);
  const points = opaquePixels(pixels);
  const edge = edgePixels(pixels, points);
  const dark = edge.filter(([x, y]) => luma(pixels, x, y) < 95);
  const raster = boxOf(points);
  const [width, height] = [raster.right - raster.left + 1, raster.bottom - raster.top + 1];
  const shape = silhouette(pixels, raster);
  return {
    box: {
      left: raster.left * UNIT,
      top: raster.top * UNIT,
      right: (raster.right + 1) * UNIT,
      bottom: (raster.bottom + 1) * UNIT,
    },
    cover: points.length / (RASTER * RASTER),
    fill: points.length / (width * height),
    outline: dark.length / edge.length,
    islands: islandSizes(pixels, points),
    complexity: edge.length ** 2 / (4 * Math.PI * points.length),
    silhouette: shape,
    symmetry: overlap(shape, mirrored(shape)),
  };
}

/** Faults in the SVG source of a picture. */
export function checkSource(svg: string): string[] {
  const faults: string[] = [];
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('has a number that is none');
  if (/<text|<image|<filter|href="(?!#)/.test(svg)) faults.push('uses text, a bitmap, a filter or a link');
  if (svg.length > 200_000) faults.push(`has ${Math.round(svg.length / 1000)} kB of source, at most 200`);
  return faults;
}

/** Faults in the shape of a creature. */
export function checkShape(measured: Measured, expected: Expected): string[] {
  const { box, cover, fill, outline, islands, complexity } = measured;
  const faults: string[] = [];
  if (box.left < 4 || box.top < 4 || box.right > 252 || box.bottom > 252)
    faults.push('is cut or too near the edge');
  if (!expected.floats && Math.abs(box.bottom - 240) > 4) faults.push(`stands at ${box.bottom}, not at 240`);
  const height = box.bottom - box.top;
  const width = box.right - box.left;
  const target = HEIGHTS[expected.stage];
  if (height < target * 0.72 && width < 200) faults.push(`is only ${height} units high, expected ${target}`);
  if (cover < 0.17 || cover > 0.7) faults.push(`covers ${cover.toFixed(2)} of the canvas`);
  if (fill < 0.36 || fill > 0.85) faults.push(`fills ${fill.toFixed(2)} of its box`);
  if (outline < 0.86) faults.push(`has a dark outline on ${outline.toFixed(2)} of its edge only`);
  if (islands.length > 6) faults.push(`has ${islands.length} separate pieces`);
  if (islands.some((size) => size < 12)) faults.push('has a scrap floating about');
  if (complexity < 1.35) faults.push(`has a bland outline (${complexity.toFixed(2)})`);
  return faults;
}

const hexAt = ({ width, data }: Pixels, x: number, y: number): string => {
  const at = (y * width + x) * 4;
  return `#${[...data.slice(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Mean colour difference of two pictures of the same drawing, over pixels opaque in both; see `colourDifference`. */
export function pictureDifference(first: string, second: string): number {
  const [a, b] = [toPixels(first, 64), toPixels(second, 64)];
  const shared = opaquePixels(a).filter(([x, y]) => isOpaque(b, x, y));
  const sum = shared.reduce((total, [x, y]) => total + colourDifference(hexAt(a, x, y), hexAt(b, x, y)), 0);
  return sum / shared.length;
}

/** How much brighter the highlight of an eye must be than a pixel near it, in steps of luma. */
const EYE_LIGHT = 90;

/**
 * Whether the eyes are recognisable at 64 pixels: a light pixel must have a dark one near it. Only pixels that change
 * when the eyes close count, as rim lights beside dark lines have the same contrast.
 */
export function hasReadableEyes(open: string, closed: string): boolean {
  const [pixels, blink] = [toPixels(open, 64), toPixels(closed, 64)];
  const near = [-2, -1, 0, 1, 2];
  return opaquePixels(pixels).some(([x, y]) => {
    const light = luma(pixels, x, y);
    if (light < 140 || colourDifference(hexAt(pixels, x, y), hexAt(blink, x, y)) < 8) return false;
    return near.some((dx) =>
      near.some((dy) => {
        return isOpaque(pixels, x + dx, y + dy) && light - luma(pixels, x + dx, y + dy) > EYE_LIGHT;
      }),
    );
  });
}

export interface Alike {
  readonly pair: readonly [string, string];
  readonly overlap: number;
}

/** All pairs, those whose silhouettes overlap most first. */
export function mostAlike(shapes: ReadonlyMap<string, readonly boolean[]>): Alike[] {
  const names = [...shapes.keys()];
  const pairs = names.flatMap((first, i) => {
    return names.slice(i + 1).map((second): Alike => {
      return { pair: [first, second], overlap: overlap(shapes.get(first)!, shapes.get(second)!) };
    });
  });
  return pairs.sort((a, b) => b.overlap - a.overlap);
}
