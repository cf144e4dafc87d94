import { hasPicture } from '../../src/bridge/assets.ts';
import { noteAsked } from '../shared/asked.ts';
import { loadPicture } from '../shared/picture.ts';
import { drawPlaceholder } from '../shared/placeholder.ts';
import type { Atlas } from './mapFile.ts';

/** A picture that can be drawn from: as it was loaded, or put together here. */
export type Sheet = HTMLImageElement | HTMLCanvasElement;

/**
 * The sheet of all objects, with those drawn over it that lie in files of their own, `tiles/<object>`: one object is
 * changed by laying down one file.
 */
export async function withLooseObjects(sheet: HTMLImageElement, { frames }: Atlas): Promise<Sheet> {
  const files = Object.keys(frames).map((frame) => ({ frame, name: `tiles/${frame}` }));
  // Also those that are not there yet: a designer may lay one down while the map is seen.
  for (const { name } of files) noteAsked(name);
  const loose = await Promise.all(
    files
      .filter(({ name }) => hasPicture(name))
      .map(async (file) => ({ ...file, picture: await loadPicture(file.name) })),
  );
  const context = loose.length > 0 ? copyOf(sheet) : null;
  if (context === null) return sheet;
  for (const { frame, name, picture } of loose) {
    const place = frames[frame];
    if (place === undefined) continue;
    const { x, y, width, height } = place;
    context.clearRect(x, y, width, height);
    if (picture !== null) context.drawImage(picture, x, y, width, height);
    else {
      context.setTransform(1, 0, 0, 1, x, y);
      drawPlaceholder(context, name, Math.min(width, height));
      context.resetTransform();
    }
  }
  return context.canvas;
}

function copyOf(sheet: HTMLImageElement): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = sheet.naturalWidth;
  canvas.height = sheet.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(sheet, 0, 0);
  return context;
}
