import { objectKinds } from '../../../../content/maps/objects.ts';
import { toPixels } from '../../core/render.ts';
import { FRONT_CLUMPS, paintFrontClump } from '../terrain/tall-grass.ts';
import { type RawPicture, TILE_PIXELS } from '../tiles/sheet.ts';
import { CELL, footOf, type ObjectDrawing, objectContent } from './drawing.ts';
import { OBJECTS } from './index.ts';

/** One picture in `objects.webp`, all in baked pixels. */
export interface ObjectFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The foot inside the frame: the middle of the footprint's southern edge. May lie a little outside. */
  readonly anchorX: number;
  readonly anchorY: number;
  /** Cells that the object covers. */
  readonly footprint: { readonly width: number; readonly depth: number };
}
interface Piece {
  readonly name: string;
  readonly picture: RawPicture;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly footprint: ObjectFrame['footprint'];
}

const SCALE = TILE_PIXELS / CELL;
/** Room around a canvas for parts that reach over its edge, in units. */
const MARGIN = 64;
const GAP = 2;
const CHANNELS = 4;

/** Cuts off empty rows and columns. */
function trim(svg: string, width: number): { picture: RawPicture; left: number; top: number } {
  const { data, width: fullWidth, height: fullHeight } = toPixels(svg, width);
  const alphaAt = (x: number, y: number): number => data[(y * fullWidth + x) * CHANNELS + 3] ?? 0;
  let [left, top, right, bottom] = [fullWidth, fullHeight, -1, -1];
  for (let y = 0; y < fullHeight; y++) {
    for (let x = 0; x < fullWidth; x++) {
      if (alphaAt(x, y) === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const [cutWidth, cutHeight] = [right - left + 1, bottom - top + 1];
  const pixels = Buffer.alloc(cutWidth * cutHeight * CHANNELS);
  for (let y = 0; y < cutHeight; y++) {
    for (let x = 0; x < cutWidth; x++) {
      const from = ((top + y) * fullWidth + left + x) * CHANNELS;
      const to = (y * cutWidth + x) * CHANNELS;
      const alpha = data[from + 3] ?? 0;
      for (let c = 0; c < 3; c++)
        pixels[to + c] = alpha === 0 ? 0 : Math.round(((data[from + c] ?? 0) * 255) / alpha);
      pixels[to + 3] = alpha;
    }
  }
  return { picture: { pixels, width: cutWidth, height: cutHeight }, left, top };
}

function objectPiece(drawing: ObjectDrawing, name: string): Piece {
  const [width, height] = [drawing.width * CELL + 2 * MARGIN, drawing.height * CELL + 2 * MARGIN];
  const box = `viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${objectContent(drawing, 'o')}</svg>`;
  const { picture, left, top } = trim(svg, Math.round(width * SCALE));
  const [footX, footY] = footOf(drawing);
  const { width: cells, depth } = objectKinds[drawing.kind];
  return {
    name,
    picture,
    anchorX: Math.round((footX + MARGIN) * SCALE - left),
    anchorY: Math.round((footY + MARGIN) * SCALE - top),
    footprint: { width: cells, depth },
  };
}

function clumpPiece(phase: number): Piece {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 24 24">${paintFrontClump(phase)}</svg>`;
  const { picture, left, top } = trim(svg, 72);
  return {
    name: `clump.${phase}`,
    picture,
    anchorX: 36 - left,
    anchorY: 60 - top,
    footprint: { width: 1, depth: 1 },
  };
}

/** The names of a kind's pictures are `kind` or, with variants, `kind.1`, `kind.2` … */
export function frameNames(kind: string): readonly string[] {
  const variants = OBJECTS.filter((drawing) => drawing.kind === kind);
  return variants.length === 1 ? [kind] : variants.map((_, i) => `${kind}.${i + 1}`);
}

function allPieces(): Piece[] {
  const names = [...new Set(OBJECTS.map(({ kind }) => kind))].flatMap((kind) => {
    const drawings = OBJECTS.filter((drawing) => drawing.kind === kind);
    return frameNames(kind).map((name, i) => objectPiece(drawings[i]!, name));
  });
  return [...names, ...Array.from({ length: FRONT_CLUMPS }, (_, phase) => clumpPiece(phase))];
}

/** Packs the pictures on shelves, the tallest first. */
export function drawAtlas(width = 1024): { picture: RawPicture; frames: Record<string, ObjectFrame> } {
  const pieces = allPieces().toSorted((a, b) => b.picture.height - a.picture.height);
  const frames: Record<string, ObjectFrame> = {};
  let [x, y, shelf] = [GAP, GAP, 0];
  for (const { name, picture, ...rest } of pieces) {
    if (x + picture.width + GAP > width) [x, y, shelf] = [GAP, y + shelf + GAP, 0];
    frames[name] = { x, y, width: picture.width, height: picture.height, ...rest };
    x += picture.width + GAP;
    shelf = Math.max(shelf, picture.height);
  }
  const height = y + shelf + GAP;
  const pixels = Buffer.alloc(width * height * CHANNELS);
  for (const { name, picture } of pieces) {
    const frame = frames[name]!;
    for (let row = 0; row < picture.height; row++) {
      const from = row * picture.width * CHANNELS;
      const to = ((frame.y + row) * width + frame.x) * CHANNELS;
      picture.pixels.copy(pixels, to, from, from + picture.width * CHANNELS);
    }
  }
  return { picture: { pixels, width, height }, frames };
}
