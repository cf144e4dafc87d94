import { fileTypeOf, isPictureType, type PictureType } from './fileType.ts';
import type { Pixels } from './pixels.ts';

/** A picture that could be read. */
export interface OpenedPicture {
  readonly type: PictureType;
  readonly bytes: number;
  readonly pixels: Pixels;
}
/** One that could not: what it is instead, where that is known. */
export interface NotOpened {
  readonly refused: string | null;
}

/** Reads a file as far as the game could; nothing leaves the browser. */
export async function openPicture(file: Blob): Promise<OpenedPicture | NotOpened> {
  const type = fileTypeOf(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  if (!isPictureType(type)) return { refused: type };
  const mime = type === 'svg' ? 'image/svg+xml' : `image/${type}`;
  const url = URL.createObjectURL(new Blob([file], { type: mime }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { type, bytes: file.size, pixels: pixelsOf(image) };
  } catch {
    return { refused: `${type} (broken)` };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pixelsOf(image: HTMLImageElement): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
