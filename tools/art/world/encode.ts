import sharp from 'sharp';
import { inFewColours } from './palette.ts';
import { CHANNELS, type RawPicture } from './raster.ts';

/** How like the drawing pictures stay, in dB: below that flowers lose their colours, and in figures of a few pixels faces. */
export const LIKENESS = { world: 31.5, figures: 33 } as const;

/**
 * A lossless WebP of as few colours as keep a likeness, packed as densely as WebP can (`quality`). Drawn shapes have few colours, so this is
 * smaller than a lossy file, and no tile bleeds into another or shows a seam.
 */
export async function encode(picture: RawPicture, likeness: number): Promise<Buffer> {
  const { pixels, width, height } = inFewColours(picture, likeness);
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .webp({ lossless: true, quality: 100, effort: 6 })
    .toBuffer();
}
