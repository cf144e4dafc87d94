import { join, openSpline, type Path, type Point, type Position } from '../../kit.ts';

/** All colours of motifs. They are few, so that the badges look like one set. */
export const TONES = {
  pale: '#fff4dc',
  bone: '#ecdcb8',
  steel: '#d5deea',
  iron: '#8a97ae',
  dark: '#4a4160',
  wood: '#c08148',
  bark: '#8a5230',
  gold: '#ffc93f',
  glow: '#ffe88a',
  ember: '#ff8a3a',
  red: '#ea4f4c',
  rose: '#ff9dbb',
  leaf: '#86d46c',
  moss: '#3f9a5a',
  sky: '#a2dcfa',
  blue: '#3f7fd8',
  plum: '#8f57bd',
  clay: '#d98f5c',
  shade: '#2b1c3a',
  shine: '#ffffff',
} as const;
export type Tone = keyof typeof TONES;

/** A piece of a motif. Pieces are listed from back to front. */
export interface Piece {
  readonly path: Path;
  readonly tone: Tone;
  /** Below 1 for shadows, highlights, glass and light. */
  readonly opacity?: number;
  /** Draws no contour. */
  readonly bare?: boolean;
  /** Draws the path as a line of this width. */
  readonly width?: number;
  /** Draws the line as a string of beads, with this distance in units. */
  readonly beads?: number;
}
/** The symbol of a leader, in a 256 box, centred on (128, 112). */
export type Motif = readonly Piece[];

export const piece = (tone: Tone, path: Path): Piece => ({ tone, path });
/** A shadow that another form casts. */
export const shade = (path: Path): Piece => ({ tone: 'shade', path, opacity: 0.24, bare: true });
export const shine = (path: Path): Piece => ({ tone: 'shine', path, opacity: 0.6, bare: true });
/** A patch of colour on a piece. */
export const patch = (tone: Tone, path: Path): Piece => ({ tone, path, bare: true });
/** Light, glass or mist. */
export const clear = (tone: Tone, path: Path, opacity = 0.5): Piece => ({ tone, path, opacity, bare: true });
/** Lines within a motif, as one piece. */
export const lines = (
  list: readonly (string | readonly Point[])[],
  width = 5,
  tone: Tone = 'dark',
): Piece => ({
  tone,
  path: join(...list.map((points) => openSpline(points))),
  width,
});

/** The pieces of a motif rotated clockwise about a point. */
export const turned = (motif: Motif, degrees: number, [x, y]: Position = [128, 112]): Motif =>
  motif.map((each) => ({ ...each, path: each.path.rotate(degrees, x, y) }));
/** The pieces of a motif mirrored about the middle. */
export const mirrored = (motif: Motif): Motif => motif.map((each) => ({ ...each, path: each.path.mirror() }));
