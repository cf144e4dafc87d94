import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FoundFile } from './shelf.ts';

export const PICTURE_ENDINGS = ['svg', 'png', 'webp'];

/** Properties of a picture that can be read without decoding its pixels. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}

/**
 * Size and transparency of a picture. An SVG has the size that it states, otherwise the size of its view box.
 * @throws Error if the file is not a picture, or an SVG without a size
 */
export async function factsOf({ file, ending }: Pick<FoundFile, 'file' | 'ending'>): Promise<PictureFacts> {
  if (ending === 'svg') return { ...sizeOfDrawing(readFileSync(file, 'utf8')), transparent: true };
  const { width, height, hasAlpha, format } = await sharp(file).metadata();
  if (format !== ending) throw new Error(`it is ${format}, not ${ending}`);
  return { width, height, transparent: hasAlpha };
}

function sizeOfDrawing(text: string): { width: number; height: number } {
  const head = /<svg\b[^>]*>/.exec(text)?.[0];
  if (head === undefined || !text.includes('</svg>')) throw new Error('it holds no whole <svg> element');
  const side = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(head)?.[1]);
  const [, , wide, high] = (/viewBox="([^"]+)"/.exec(head)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const [width, height] = [side('width') || wide, side('height') || high];
  if (!width || !height) throw new Error('it states neither width and height nor a viewBox');
  return { width, height };
}

/** Opacity of every pixel, 0 to 255, row by row. */
export interface Opacity {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** @throws Error if the file is not a picture */
export async function opacityOf({ file }: FoundFile): Promise<Opacity> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
