import { toWebp } from '../core/render.ts';

/** Side of the pictures of creatures in pixels. */
const SIDE = 512;
/** Largest file of a creature in bytes: a battle loads up to a dozen over a slow line. */
export const HEAVIEST = 24 * 1024;
/** WebP qualities; rich pictures take the first one that is light enough. Below the last one it shows. */
const QUALITIES = [82, 74, 66, 58] as const;

/** The file of a creature, as good as its weight allows; too heavy only where even the lowest quality is. */
export async function encodeCreature(svg: string): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await toWebp(svg, SIDE, quality);
    if (encoded.length <= HEAVIEST) break;
  }
  return encoded;
}

/** What is wrong with the weight of an encoded creature of this kind. */
export function checkWeight(bytes: number, kind: string): string[] {
  if (bytes <= HEAVIEST) return [];
  return [
    `${kind} weighs ${(bytes / 1024).toFixed(1)} kB, at most ${HEAVIEST / 1024}: leave out small details`,
  ];
}
