import type { Land } from '../../../../content/maps/lands.ts';
import { objectKinds } from '../../../../content/maps/objects.ts';
import { type RawPicture, rasterise, trim } from '../raster.ts';
import { inLand, TUFTED, tuftName } from '../terrain/lands.ts';
import { PHASE_COUNT, paintTuft, TUFT_FEET, TUFTS } from '../terrain/tall-grass.ts';
import { TILE_PIXELS } from '../tiles/sheet.ts';
import { CELL, footOf, type ObjectDrawing, objectContent, pieceContent } from './drawing.ts';
import { OBJECTS } from './index.ts';

/** One picture for the atlas and its base in it, in baked pixels. */
export interface Piece {
  readonly name: string;
  readonly picture: RawPicture;
  readonly anchorX: number;
  readonly anchorY: number;
}

const SCALE = TILE_PIXELS / CELL;
/** Margin around a canvas for parts that extend over its edge, in units. */
const MARGIN = 160;

function cut(
  { width, height }: ObjectDrawing,
  name: string,
  content: string,
  [x, y]: readonly [number, number],
): Piece {
  const [wide, high] = [width * CELL + 2 * MARGIN, height * CELL + 2 * MARGIN];
  const box = `viewBox="${-MARGIN} ${-MARGIN} ${wide} ${high}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
  const { picture, left, top } = trim(rasterise(svg, Math.round(wide * SCALE)));
  const anchorX = Math.round((x + MARGIN) * SCALE - left);
  return { name, picture, anchorX, anchorY: Math.round((y + MARGIN) * SCALE - top) };
}

/** The pictures of one drawing: its frames, its parts, and the picture for lit lights. */
function piecesOf(drawing: ObjectDrawing, name: string): Piece[] {
  const foot = footOf(drawing);
  const frames = Array.from({ length: drawing.frames ?? 1 }, (_, frame) =>
    cut(drawing, frameName(name, frame), objectContent(drawing, 'o', frame), foot),
  );
  const parts = (drawing.parts ?? []).map(({ name: part, pivot, draw }) =>
    cut(drawing, `${name}.${part}`, pieceContent(draw, 'p'), pivot),
  );
  const { lit } = drawing;
  return [...frames, ...parts, ...(lit ? [cut(drawing, `${name}.lit`, pieceContent(lit, 'l'), foot)] : [])];
}

/** Name of a frame in the atlas; only frames after the first have a number. */
export const frameName = (name: string, frame: number): string => (frame === 0 ? name : `${name}~${frame}`);

/** The drawings of a kind with the names of their pictures: `kind` or, for several variants, `kind.1`, `kind.2` … */
export function variantsOf(kind: string): readonly (readonly [name: string, drawing: ObjectDrawing])[] {
  const drawings = OBJECTS.filter((drawing) => drawing.kind === kind);
  return drawings.map((drawing, i) => [drawings.length === 1 ? kind : `${kind}.${i + 1}`, drawing]);
}

/** The tufts of tall grass in the colours of a land. */
function tuftPieces(land: Land): Piece[] {
  const phases = Array.from({ length: PHASE_COUNT }, (_, phase) => phase);
  return phases.flatMap((phase) =>
    TUFTS.map((tuft): Piece => {
      const content = inLand(land, paintTuft(phase, tuft));
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -8 28 28">${content}</svg>`;
      const { picture, left, top } = trim(rasterise(svg, 84));
      const [x, y] = TUFT_FEET[tuft];
      return {
        name: `${tuftName(land)}.${phase}.${tuft}`,
        picture,
        anchorX: Math.round((x + 6) * 3 - left),
        anchorY: Math.round((y + 8) * 3 - top),
      };
    }),
  );
}

/** All pictures of the atlas. */
export function allPieces(): Piece[] {
  const kinds = Object.keys(objectKinds);
  const objects = kinds.flatMap((kind) =>
    variantsOf(kind).flatMap(([name, drawing]) => piecesOf(drawing, name)),
  );
  return [...objects, ...TUFTED.flatMap(tuftPieces)];
}
