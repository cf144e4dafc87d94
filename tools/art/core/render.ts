import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha for each pixel, row by row. */
  readonly data: Uint8Array;
}

function rasterise(svg: string, width?: number) {
  const fitTo = width ? { mode: 'width' as const, value: width } : { mode: 'original' as const };
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render();
}

/** The raw pixels of an SVG document, `width` pixels wide. */
export function toPixels(svg: string, width: number): Pixels {
  const image = rasterise(svg, width);
  return { width: image.width, height: image.height, data: image.pixels };
}

export function toPng(svg: string, width?: number): Buffer {
  return rasterise(svg, width).asPng();
}

/** The same with at most 256 colours: for large icons with few of them, in a third of the bytes. */
export async function toIconPng(svg: string, width: number): Promise<Buffer> {
  return sharp(toPng(svg, width)).png({ palette: true, effort: 10 }).toBuffer();
}

/** A WebP of the given width; `quality` 1…100. */
export async function toWebp(svg: string, width: number, quality = 82): Promise<Buffer> {
  return sharp(toPng(svg, width)).webp({ quality, alphaQuality: 90, effort: 6 }).toBuffer();
}

/** Side of small forms in pixels, as in src/bridge/assets/smallForm.ts, and their quality. */
const SMALL = { side: 256, quality: 80 } as const;

/** The small form of an encoded picture, for lists. */
export const toSmall = (encoded: Buffer): Promise<Buffer> =>
  sharp(encoded)
    .resize(SMALL.side, SMALL.side, { kernel: 'lanczos3' })
    .webp({ quality: SMALL.quality, alphaQuality: 90, effort: 6 })
    .toBuffer();
