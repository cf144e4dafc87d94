import { toWebp } from '../core/render.ts';

/** Side of the pictures of creatures in pixels. */
const SIDE = 512;
/** Largest file of a creature in bytes: a battle loads up to a dozen, possibly over a slow connection. */
export const HEAVIEST = 24 * 1024;
/** WebP qualities, tried in order until the file is small enough. A lower quality would be visible. */
const QUALITIES = [82, 74, 66, 58, 54] as const;

/**
 * Encodes a creature with the best quality that fits into `heaviest` bytes. The result is too large if the lowest quality
 * does not fit.
 */
export async function encodeCreature(svg: string, heaviest: number = HEAVIEST): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await toWebp(svg, SIDE, quality);
    if (encoded.length <= heaviest) break;
  }
  return encoded;
}

/** Reports an encoded creature that is too large. */
export function checkWeight(bytes: number, kind: string): string[] {
  if (bytes <= HEAVIEST) return [];
  return [
    `${kind} weighs ${(bytes / 1024).toFixed(1)} kB, at most ${HEAVIEST / 1024}: leave out small details`,
  ];
}
