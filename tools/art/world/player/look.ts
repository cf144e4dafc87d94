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

/** A part of the figure with its nearness to the viewer; far parts are drawn first. */
export interface Part {
  readonly near: number;
  readonly draw: (scene: Scene) => void;
}
/** What a figure is put together from: the same in every pose, seen from where it is turned to. */
export type Piece = (pose: Pose) => readonly Part[];

/** Who walks on the map. */
export interface Look {
  readonly name: LookName;
  readonly palette: LookPalette;
  /** Share of the height of a grown-up figure. */
  readonly size?: number;
  readonly posture?: Posture;
  readonly pieces: readonly Piece[];
}

/** Nearness of what does not turn with the body, so that it is always in this order and above the body. */
export const LAYER = { neck: 20, hairBehind: 30, face: 40, beard: 45, fringe: 50, hat: 60 } as const;
