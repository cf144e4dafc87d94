import type { Avatar as LookName } from '../../../../contract/shapes/avatar.ts';
import type { Palette, Scene } from '../../kit.ts';
import type { Pose, Posture } from './pose.ts';

/** Colours of a walking figure. */
export interface LookPalette extends Palette {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly trousers: string;
  readonly shoe: string;
  readonly iris: string;
  readonly line: string;
}

/** A part of the figure and its nearness to the viewer. Far parts are drawn first. */
export interface Part {
  readonly near: number;
  readonly draw: (scene: Scene) => void;
}
/** A component of a figure: returns its parts as seen in a pose. */
export type Piece = (pose: Pose) => readonly Part[];

/** The look of a player on the map. */
export interface Look {
  readonly name: LookName;
  readonly palette: LookPalette;
  /** Height relative to an adult figure. */
  readonly size?: number;
  readonly posture?: Posture;
  readonly pieces: readonly Piece[];
}

/** How somebody looks whom nobody can choose, such as a person of the maps. */
export type Figure = Omit<Look, 'name'>;

/** Nearness of parts that do not turn with the body: they are always drawn in this order and over the body. */
export const LAYER = { neck: 20, hairBehind: 30, face: 40, beard: 45, fringe: 50, hat: 60 } as const;
