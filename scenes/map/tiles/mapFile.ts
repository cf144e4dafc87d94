import { swappedUrl } from '../../../src/bridge/assets/assetSwap.ts';
import { dataUrl } from '../../../src/bridge/assets/assets.ts';
import { smallData } from '../../../src/bridge/assets/smallData.ts';
import { noteAsked } from '../../shared/paint/asked.ts';

/** The part of `maps/<name>.json` that the scene reads; described in tools/art/world/README.md. */
export interface MapFile {
  readonly id: string;
  /** Cells along each side, and side of a cell in map pixels. */
  readonly size: number;
  readonly cell: number;
  readonly terrain: TerrainLayer;
  readonly layers: readonly MapLayer[];
  /** A ground drawn by a designer, lowest layer first. It replaces the layers `ground` and `detail`. */
  readonly painting?: readonly PaintedLayer[];
  /** The sheet with the objects of this map alone. */
  readonly objects?: Atlas;
  readonly sprites: readonly MapPicture[];
  readonly lit: readonly MapPicture[];
  readonly lights: readonly Shining[];
  readonly smokes: readonly MapPoint[];
  readonly grass: Grass;
  readonly water: Water;
}

export interface MapLayer {
  readonly name: 'ground' | 'detail' | 'foam';
  readonly tiles: readonly number[];
}

/** A layer drawn by a designer, with tiles of one picture. */
export interface PaintedLayer {
  readonly terrain: TerrainLayer;
  readonly tiles: readonly number[];
  /** Cells with a mirrored tile. `turn` is a sum of 4 (left to right), 2 (upside down) and 1 (along the diagonal). */
  readonly turned: readonly (readonly [cell: number, turn: number])[];
}

/** A place in map pixels. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface Shining extends MapPoint {
  readonly radius: number;
  readonly kind: 'lamp' | 'window' | 'beacon';
}

export interface Grass {
  readonly cells: readonly (readonly [cell: number, phase: number])[];
  readonly phases: readonly (readonly MapPicture[])[];
}

export interface Water {
  readonly period: number;
  readonly colour: string;
  readonly coats: readonly (readonly Strokes[])[];
  readonly flow: readonly [x: number, y: number];
}

export interface Strokes {
  readonly path: string;
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
}

export interface TerrainLayer {
  /** Name of the picture. */
  readonly image: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly margin: number;
  readonly spacing: number;
  readonly columns: number;
}

/** An image on the map; `x`, `y` is its foot in map pixels, depth 0 is on the ground. */
export interface MapPicture extends MapPoint {
  readonly frame: string;
  readonly depth: number;
  readonly move?: 'rock' | 'hang' | 'turn' | 'nod' | 'fall';
  readonly frames?: number;
  /** Length of its shadow as a share of its height, how far north its base reaches, in map pixels, and whether it is round. */
  readonly casts?: number;
  readonly deep?: number;
  readonly round?: boolean;
  /** Of a gate: the map behind it, and whether it is the picture of the open one. */
  readonly gate?: { readonly to: string; readonly open: boolean };
  /** Of a switch or a barrier: its cell, whether this is the picture of the switched or open one, and which is shown first. */
  readonly switched?: {
    readonly x: number;
    readonly y: number;
    readonly on: boolean;
    readonly first: boolean;
  };
}

/** The part of a sheet's data that the scene reads, such as `tiles/objects.json`: all numbers in pixels of the picture. */
export interface Atlas {
  readonly image: string;
  /** Pixels of the picture per map pixel. */
  readonly scale: number;
  readonly frames: Readonly<Record<string, AtlasFrame>>;
}

export interface AtlasFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

/** The part of `characters/<who>.walk.json` that the scene reads. */
export interface WalkSheet {
  readonly image: string;
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly scale: number;
  readonly directions: readonly string[];
  readonly steps: readonly string[];
  readonly framesPerSecond: number;
  readonly anchorX: number;
  readonly anchorY: number;
  /** The place of each frame, step by step, if they are not in a regular grid; `left`, `top` is what was trimmed. */
  readonly cells?: readonly (readonly [
    x: number,
    y: number,
    width: number,
    height: number,
    left: number,
    top: number,
  ])[];
}

const known = new Map<string, Promise<unknown>>();

/** Loads a data file: from the bundle, otherwise from the server; null if it is missing. */
export function fetchData<Data>(name: string): Promise<Data | null> {
  const file = `${name}.json`;
  noteAsked(file);
  const data = known.get(file) ?? Promise.resolve(shipped(file, name) ?? fetchJson(name));
  known.set(file, data);
  return data as Promise<Data | null>;
}

/** Forgets a data file that has changed. `file` includes the extension. */
export const forgetData = (file: string): void => {
  known.delete(file);
};

/** The bundled data, unless the file has been replaced since. */
const shipped = (file: string, name: string): unknown =>
  swappedUrl(file) === undefined ? smallData(name) : undefined;

async function fetchJson(name: string): Promise<unknown> {
  try {
    const reply = await fetch(dataUrl(name));
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
    return await reply.json();
  } catch {
    known.delete(`${name}.json`);
    return null;
  }
}

/** Removes the file extension, which older data files still contain. */
export const pictureName = (image: string): string => image.replace(/\.(webp|png|svg)$/, '');
