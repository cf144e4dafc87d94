import sharp from 'sharp';
import { CHANNELS, type RawPicture } from './raster.ts';

/** As few colours as are needed for this likeness, 0 to 100: at 80 nobody tells the difference when drawn three times as large. */
const LIKENESS = 80;

/**
 * A lossless WebP of at most 256 colours, packed as densely as WebP can (`quality`). Drawn shapes have few colours, so this is smaller than a lossy file,
 * and no tile bleeds into another or shows a seam.
 */
export async function encode({ pixels, width, height }: RawPicture): Promise<Buffer> {
  const few = await sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png({ palette: true, quality: LIKENESS, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
  return sharp(few).webp({ lossless: true, quality: 100, effort: 6 }).toBuffer();
}
