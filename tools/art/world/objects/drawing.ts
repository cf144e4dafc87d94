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
  readonly draw: (scene: Scene) => void;
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

export const footOf = ({ width, height, foot }: ObjectDrawing): readonly [number, number] => {
  return foot ?? [(width * CELL) / 2, height * CELL];
};

/** The drawing as SVG in units, its shadow below it. */
export function objectContent(drawing: ObjectDrawing, id: string): string {
  const scene = new Scene(id, WORLD, { style: OBJECT_STYLE });
  drawing.draw(scene);
  const [footX, footY] = footOf(drawing);
  const shadows = (drawing.shadows ?? []).map(({ x = 0, y = -20, rx, ry }) => {
    return `<ellipse cx="${footX + x}" cy="${footY + y}" rx="${rx}" ry="${ry}" fill="#1d3a2a" fill-opacity=".26"/>`;
  });
  return shadows.join('') + scene.content();
}
