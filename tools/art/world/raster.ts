import { toPixels } from '../core/render.ts';

export const CHANNELS = 4;
/** A picture before it is encoded: red, green, blue, alpha of each pixel. */
export interface RawPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

export const emptyPicture = (width: number, height: number): RawPicture => {
  return { pixels: Buffer.alloc(width * height * CHANNELS), width, height };
};

/** Renders an SVG. The renderer returns colours premultiplied by alpha; this function divides by it again. */
export function rasterise(svg: string, width: number): RawPicture {
  const drawn = toPixels(svg, width);
  const picture = emptyPicture(drawn.width, drawn.height);
  for (let i = 0; i < drawn.data.length; i += CHANNELS) {
    const alpha = drawn.data[i + 3] ?? 0;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) picture.pixels[i + c] = Math.round(((drawn.data[i + c] ?? 0) * 255) / alpha);
    picture.pixels[i + 3] = alpha;
  }
  return picture;
}

/** Removes empty rows and columns at the edges; `left` and `top` are the numbers removed there. */
export function trim({ pixels, width, height }: RawPicture): {
  picture: RawPicture;
  left: number;
  top: number;
} {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * CHANNELS + 3] === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const picture = emptyPicture(right - left + 1, bottom - top + 1);
  for (let y = 0; y < picture.height; y++) {
    const from = ((top + y) * width + left) * CHANNELS;
    pixels.copy(picture.pixels, y * picture.width * CHANNELS, from, from + picture.width * CHANNELS);
  }
  return { picture, left, top };
}
