import { objectKinds } from '../../../../content/maps/objects.ts';
import { CHANNELS, emptyPicture, type RawPicture, rasterise, trim } from '../raster.ts';
import { FRONT_CLUMPS, paintFrontClump } from '../terrain/tall-grass.ts';
import { TILE_PIXELS } from '../tiles/sheet.ts';
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

function objectPiece(drawing: ObjectDrawing, name: string): Piece {
  const [width, height] = [drawing.width * CELL + 2 * MARGIN, drawing.height * CELL + 2 * MARGIN];
  const box = `viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${objectContent(drawing, 'o')}</svg>`;
  const { picture, left, top } = trim(rasterise(svg, Math.round(width * SCALE)));
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
  const { picture, left, top } = trim(rasterise(svg, 72));
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
  const atlas = emptyPicture(width, height);
  for (const { name, picture } of pieces) {
    const frame = frames[name]!;
    for (let row = 0; row < picture.height; row++) {
      const from = row * picture.width * CHANNELS;
      const to = ((frame.y + row) * width + frame.x) * CHANNELS;
      picture.pixels.copy(atlas.pixels, to, from, from + picture.width * CHANNELS);
    }
  }
  return { picture: atlas, frames };
}
