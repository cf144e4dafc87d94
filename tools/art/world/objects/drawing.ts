import type { ObjectKind } from '../../../../content/maps/objects.ts';
import { type Palette, Scene, type Style } from '../../kit.ts';

/** Units of a drawing per cell of the map. */
export const CELL = 128;
/** Line widths that result in a contour of one map pixel. */
export const OBJECT_STYLE: Style = { outerLine: 7.5, innerLine: 4.6, gradient: 0.7, rim: 1 };

export interface Shadow {
  /** Centre from the foot, and radii, in units. */
  readonly x?: number;
  readonly y?: number;
  readonly rx: number;
  readonly ry: number;
}

/**
 * How an object moves: it rocks on the water, swings on a line, turns in the wind, nods when a player passes, or
 * plays its frames.
 */
export type Move = 'rock' | 'hang' | 'turn' | 'nod' | 'fall';

/** A piece of an object with its own picture and motion. */
export interface Part {
  readonly name: string;
  /** The point about which the piece moves, in units of the drawing. */
  readonly pivot: readonly [number, number];
  readonly move: Move;
  readonly draw: (scene: Scene) => void;
}

/** A light that is on at night, in units of the drawing. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly kind: 'lamp' | 'window' | 'beacon';
}

/** One picture of an object. Several pictures of a kind are its variants. */
export interface ObjectDrawing {
  readonly kind: ObjectKind;
  /** Size of the canvas in cells; empty margins are trimmed later. */
  readonly width: number;
  readonly height: number;
  /** The middle of the footprint's southern edge, in units; by default the bottom middle of the canvas. */
  readonly foot?: readonly [number, number];
  readonly shadows?: readonly Shadow[];
  /** The object lies on the ground: players are drawn over it. */
  readonly flat?: boolean;
  /** Length of the cast shadow as a share of the height; by default 1 for objects with `shadows`. */
  readonly casts?: number;
  /** The object fills its whole footprint, like a house: the shadow starts along all of it. */
  readonly solid?: boolean;
  /** The object looks the same from all sides, like a tree or a tower: its shadow lies across the light. */
  readonly round?: boolean;
  readonly move?: Move;
  /** Number of frames that `draw` supports, for `move: 'fall'`, and for a boat, whose second one is seen only where it sails. */
  readonly frames?: number;
  readonly parts?: readonly Part[];
  readonly lights?: readonly Light[];
  /** Draws the picture that is shown over the object while the lights are on. */
  readonly lit?: (scene: Scene) => void;
  /** The place where smoke rises. */
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

/** Colour of a lit window. */
export const LIT = '#ffdf7e';

export const footOf = ({ width, height, foot }: ObjectDrawing): readonly [number, number] => {
  return foot ?? [(width * CELL) / 2, height * CELL];
};

const scenes = (draw: (scene: Scene) => void, id: string): string => {
  const scene = new Scene(id, WORLD, { style: OBJECT_STYLE });
  draw(scene);
  return scene.content();
};

/** One frame of the drawing as SVG in units, with its shadow below it. */
export function objectContent(drawing: ObjectDrawing, id: string, frame = 0): string {
  const [footX, footY] = footOf(drawing);
  const shadows = (drawing.shadows ?? []).map(({ x = 0, y = -20, rx, ry }) => {
    return `<ellipse cx="${footX + x}" cy="${footY + y}" rx="${rx}" ry="${ry}" fill="#1d3a2a" fill-opacity=".26"/>`;
  });
  return shadows.join('') + scenes((scene) => drawing.draw(scene, frame), id);
}

export const pieceContent = (draw: (scene: Scene) => void, id: string): string => scenes(draw, id);
