import { hasPicture } from '../../../src/bridge/assets/assets.ts';
import { noteAsked } from '../../shared/paint/asked.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import { drawPlaceholder } from '../../shared/paint/placeholder.ts';
import type { Atlas, AtlasFrame } from './mapFile.ts';

/** A picture that can be drawn from: as it was loaded, or put together here. */
export type Sheet = HTMLImageElement | HTMLCanvasElement;

/** All objects of a map, in one picture. */
export interface Objects {
  readonly atlas: Atlas;
  readonly objects: Sheet;
}

/** Sides of what stands for an object that is missing, in pixels of the sheet: two cells. */
const side = 96;

/**
 * The sheet of all objects, with those drawn over it that lie in files of their own, `tiles/<object>`: one object is
 * changed by laying down one file. A name takes the place of an object that the map wants and nobody has drawn.
 */
export async function withLooseObjects(
  sheet: HTMLImageElement,
  atlas: Atlas,
  wanted: ReadonlySet<string>,
): Promise<Objects> {
  const missing = [...wanted].filter((frame) => !Object.hasOwn(atlas.frames, frame));
  const frames = { ...atlas.frames, ...placesBelow(sheet, missing) };
  const files = Object.keys(frames).map((frame) => ({ frame, name: `tiles/${frame}` }));
  // Also those that are not there yet: a designer may lay one down while the map is seen.
  for (const { name } of files) noteAsked(name);
  const drawn = files.filter(({ frame, name }) => hasPicture(name) || missing.includes(frame));
  const context = drawn.length > 0 ? copyOf(sheet, missing.length * side) : null;
  if (context === null) return { atlas, objects: sheet };
  for (const { frame, name } of drawn) {
    const place = frames[frame];
    const picture = hasPicture(name) ? await loadPicture(name) : null;
    if (place !== undefined) drawObject(context, place, name, picture);
  }
  return { atlas: { ...atlas, frames }, objects: context.canvas };
}

/** Room for objects that are not on the sheet, one below the other. */
const placesBelow = (sheet: HTMLImageElement, names: readonly string[]): Record<string, AtlasFrame> =>
  Object.fromEntries(
    names.map((name, index) => {
      const y = sheet.naturalHeight + index * side;
      return [name, { x: 0, y, width: side, height: side, anchorX: side / 2, anchorY: side }];
    }),
  );

function drawObject(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: AtlasFrame,
  name: string,
  picture: HTMLImageElement | null,
): void {
  context.clearRect(x, y, width, height);
  if (picture !== null) {
    context.drawImage(picture, x, y, width, height);
    return;
  }
  context.setTransform(1, 0, 0, 1, x, y);
  drawPlaceholder(context, name, Math.min(width, height));
  context.resetTransform();
}

function copyOf(sheet: HTMLImageElement, more: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(sheet.naturalWidth, side);
  canvas.height = sheet.naturalHeight + more;
  const context = canvas.getContext('2d');
  context?.drawImage(sheet, 0, 0);
  return context;
}
