import { swappedUrl } from '../../../src/bridge/assets/assetSwap.ts';
import { hasPicture } from '../../../src/bridge/assets/assets.ts';
import { noteAsked } from '../../shared/paint/asked.ts';
import { loadPicture } from '../../shared/paint/picture.ts';
import { drawPlaceholder } from '../../shared/paint/placeholder.ts';
import { type Atlas, type AtlasFrame, fetchData, type MapFile } from './mapFile.ts';

/** A source for drawing: a loaded picture, or a canvas that was composed here. */
export type Sheet = HTMLImageElement | HTMLCanvasElement;

/** All map objects in one picture. */
export interface Objects {
  readonly atlas: Atlas;
  readonly objects: Sheet;
}

/** Side of the placeholder of a missing object, in pixels of the sheet: two cells. */
const side = 96;

/** The sheet of all objects, and its data. */
const whole = 'tiles/objects';

/**
 * The data of the sheet for a map: of its own one, which is smaller, unless a designer has replaced the sheet of all
 * objects; null if there is none.
 */
export async function atlasOf({ objects }: MapFile): Promise<Atlas | null> {
  const names = [whole, `${whole}.json`];
  for (const name of names) noteAsked(name);
  const isReplaced = names.some((name) => swappedUrl(name) !== undefined);
  return objects !== undefined && hasPicture(objects.image) && !isReplaced ? objects : fetchData(whole);
}

/**
 * A sheet with objects. A separate file `tiles/<object>` replaces an object on the sheet, so that one object can
 * be changed by adding one file. An object that the map needs but nobody has drawn is shown as a frame with its name.
 */
export async function withLooseObjects(
  sheet: HTMLImageElement,
  atlas: Atlas,
  wanted: ReadonlySet<string>,
): Promise<Objects> {
  const missing = [...wanted].filter((frame) => !Object.hasOwn(atlas.frames, frame));
  const frames = { ...atlas.frames, ...placesBelow(sheet, missing) };
  const files = Object.keys(frames).map((frame) => ({ frame, name: `tiles/${frame}` }));
  // Also files that do not exist yet: a designer may add one while the map is shown.
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

/** Frames below the sheet for objects that are not on it, one below the other. */
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
