import type { ObjectKind } from '../../../../content/maps/objects.ts';
import { type Palette, Scene, type Style } from '../../kit.ts';

/** Units of a drawing along one cell of the map. */
export const CELL = 128;
/** Line weights that give one map pixel of contour. */
export const OBJECT_STYLE: Style = { outerLine: 7.5, innerLine: 4.6, gradient: 0.7, rim: 1 };

export interface Shadow {
  /** Centre from the foot, and radii, in units. */
  readonly x?: number;
  readonly y?: number;
  readonly rx: number;
  readonly ry: number;
}

/**
 * How something moves: it rocks on the water, hangs from a line, turns in the wind, nods when somebody passes, or
 * shows its frames one after the other.
 */
export type Move = 'rock' | 'hang' | 'turn' | 'nod' | 'fall';

/** A piece of an object with a picture and a motion of its own. */
export interface Part {
  readonly name: string;
  /** The point about which it moves, in the drawing's units. */
  readonly pivot: readonly [number, number];
  readonly move: Move;
  readonly draw: (scene: Scene) => void;
}

/** Something that shines at night, in the drawing's units. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'lamp' | 'window' | 'beacon';
}

/** One picture of an object. Several pictures of a kind are its variants. */
export interface ObjectDrawing {
  readonly kind: ObjectKind;
  /** Canvas in cells; what stays empty is cut off later. */
  readonly width: number;
  readonly height: number;
  /** Where the middle of the footprint's southern edge is, in units; by default the canvas's bottom middle. */
  readonly foot?: readonly [number, number];
  readonly shadows?: readonly Shadow[];
  /** Lies on the ground: whoever walks there is drawn over it. */
  readonly flat?: boolean;
  /** Length of the shadow that it throws, as a share of its height; by default 1 for what has `shadows`. */
  readonly casts?: number;
  /** Fills its whole footprint, as a house does: its shadow begins along all of it. */
  readonly solid?: boolean;
  readonly move?: Move;
  /** How many frames `draw` knows, for what falls. */
  readonly frames?: number;
  readonly parts?: readonly Part[];
  readonly lights?: readonly Light[];
  /** What is laid over the picture when the lights are lit. */
  readonly lit?: (scene: Scene) => void;
  /** Where smoke comes out. */
  readonly smoke?: readonly [number, number];
  readonly draw: (scene: Scene, frame: number) => void;
}

export const WORLD: Palette = {
  main: '#4fab5f',
  leafLight: '#79cb6c',
  pine: '#3a9a72',
  pineLight: '#55b37f',
  birch: '#86c95c',
  blossom: '#ffaecb',
  blossomLight: '#ffd3e2',
  trunk: '#97643f',
  bark: '#f1ece2',
  rock: '#b0abab',
  rockLight: '#cfcaca',
  wall: '#fbf0da',
  wallDark: '#e6d2ac',
  roofRed: '#e0594c',
  roofBlue: '#4b86d8',
  roofTeal: '#3d9d94',
  door: '#8a5a3c',
  glass: '#9fe0f5',
  wood: '#b98455',
  woodLight: '#d9a56c',
  cut: '#f0cf95',
  sign: '#f5d48a',
  white: '#ffffff',
  fruit: '#ff6b5e',
  gold: '#ffcf4a',
  iron: '#5a6478',
};

/** Glass with a light behind it. */
export const LIT = '#ffdf7e';

export const footOf = ({ width, height, foot }: ObjectDrawing): readonly [number, number] => {
  return foot ?? [(width * CELL) / 2, height * CELL];
};

const scenes = (draw: (scene: Scene) => void, id: string): string => {
  const scene = new Scene(id, WORLD, { style: OBJECT_STYLE });
  draw(scene);
  return scene.content();
};

/** A frame of the drawing as SVG in units, its shadow below it. */
export function objectContent(drawing: ObjectDrawing, id: string, frame = 0): string {
  const [footX, footY] = footOf(drawing);
  const shadows = (drawing.shadows ?? []).map(({ x = 0, y = -20, rx, ry }) => {
    return `<ellipse cx="${footX + x}" cy="${footY + y}" rx="${rx}" ry="${ry}" fill="#1d3a2a" fill-opacity=".26"/>`;
  });
  return shadows.join('') + scenes((scene) => drawing.draw(scene, frame), id);
}

export const pieceContent = (draw: (scene: Scene) => void, id: string): string => scenes(draw, id);
