import type { Pixels } from './render.ts';

/** A pixel with a higher alpha than this counts as part of the picture. */
const OPAQUE = 127;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const alphaAt = ({ width, height, data }: Pixels, x: number, y: number): number => {
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return inside ? data[(y * width + x) * 4 + 3]! : 0;
};
export const isOpaque = (pixels: Pixels, x: number, y: number): boolean => alphaAt(pixels, x, y) > OPAQUE;

/** Every opaque pixel, as [x, y]. */
export function opaquePixels(pixels: Pixels): [number, number][] {
  const found: [number, number][] = [];
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) if (isOpaque(pixels, x, y)) found.push([x, y]);
  }
  return found;
}

export function boxOf(points: readonly [number, number][]): Box {
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: -1, bottom: -1 };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** The opaque pixels that have a transparent neighbour. */
export function edgePixels(pixels: Pixels, points: readonly [number, number][]): [number, number][] {
  return points.filter(([x, y]) => {
    const neighbours = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const;
    return neighbours.some(([nx, ny]) => !isOpaque(pixels, nx, ny));
  });
}

/** Perceived brightness, 0…255 (weights of ITU-R BT.601). */
export function luma({ width, data }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return data[at]! * 0.299 + data[at + 1]! * 0.587 + data[at + 2]! * 0.114;
}

/** Sizes of the unconnected pieces, in pixels. */
export function islandSizes(pixels: Pixels, points: readonly [number, number][]): number[] {
  const { width } = pixels;
  const waiting = new Set(points.map(([x, y]) => y * width + x));
  const sizes: number[] = [];
  while (waiting.size > 0) {
    const [start] = waiting as Set<number>;
    const stack = [start!];
    waiting.delete(start!);
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const x = at % width;
      const sideways = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
      for (const next of [...sideways, at - width, at + width]) {
        if (waiting.delete(next)) stack.push(next);
      }
    }
    sizes.push(size);
  }
  return sizes;
}

const SIGNATURE = 32;

/** The points of a square 32 × 32 grid that is centred on a box and as long as its longer side. */
export function gridPlaces(box: Box): [number, number][] {
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const side = Math.max(width, height);
  const [left, top] = [box.left + (width - side) / 2, box.top + (height - side) / 2];
  return Array.from({ length: SIGNATURE * SIGNATURE }, (_, i) => [
    Math.floor(left + (((i % SIGNATURE) + 0.5) * side) / SIGNATURE),
    Math.floor(top + ((Math.floor(i / SIGNATURE) + 0.5) * side) / SIGNATURE),
  ]);
}

/** The silhouette as a 32 × 32 grid over the box (`gridPlaces`). */
export function silhouette(pixels: Pixels, box: Box): boolean[] {
  return gridPlaces(box).map(([x, y]) => isOpaque(pixels, x, y));
}

/** The silhouette mirrored left to right. */
export function mirrored(shape: readonly boolean[]): boolean[] {
  return shape.map((_, i) => shape[i - (i % SIGNATURE) + SIGNATURE - 1 - (i % SIGNATURE)]!);
}

/** Overlap of two silhouettes, 0…1 (intersection over union). */
export function overlap(first: readonly boolean[], second: readonly boolean[]): number {
  const both = first.filter((value, i) => value && second[i]).length;
  const either = first.filter((value, i) => value || second[i]).length;
  return either === 0 ? 0 : both / either;
}
