import { isPictureType, MIMES, type PictureType, typeOf } from './fileType.ts';
import type { Pixels } from './pixels.ts';

/** A picture that could be read. */
export interface OpenedPicture {
  readonly type: PictureType;
  readonly bytes: number;
  readonly pixels: Pixels;
}
/** A picture that could not be read; `refused` is the detected type, if known. */
export interface NotOpened {
  readonly refused: string | null;
}

/** Reads a picture the way the game would. The file does not leave the browser. */
export async function openPicture(file: Blob): Promise<OpenedPicture | NotOpened> {
  const type = await typeOf(file);
  if (!isPictureType(type)) return { refused: type };
  const url = URL.createObjectURL(new Blob([file], { type: MIMES[type] }));
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
