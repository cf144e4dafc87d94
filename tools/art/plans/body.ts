import type { Mark } from '../core/form.ts';
import type { Path } from '../core/path.ts';
import { ellipse } from '../core/shapes.ts';

/** Height of the near soles; the far feet stand higher on the canvas. */
export const GROUND = 232;
export const FAR_GROUND = 223;

export type Place = readonly [x: number, y: number];
export interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Places on a drawn body. The body faces left: left is the far side, right the near side. */
export interface Anchors {
  readonly head: Round;
  /** Top of the head, for crests, horns and hats. */
  readonly crown: Place;
  /** Tip of the nose. */
  readonly muzzle: Place;
  /** Roots of the far and of the near ear. */
  readonly earLeft: Place;
  readonly earRight: Place;
  /** Points along the back from the neck to the rump, for spines, wings and saddles. */
  readonly back: readonly Place[];
  readonly tail: Place;
  /** The far shoulder, then the near one. */
  readonly shoulders: readonly [Place, Place];
  /** Soles, the far ones first. */
  readonly feet: readonly Place[];
  /** Ends of the arms, the far one first; empty for a body without arms. */
  readonly hands: readonly Place[];
  /** Middle of the belly. */
  readonly belly: Place;
}

/** The colours of a body, and callbacks that draw the parts which distinguish the species. */
export interface Dress {
  /** Palette colours. With `belly: false` there is no pale underside. Default `main` and `belly`. */
  readonly main?: string;
  readonly belly?: string | false;
  readonly head?: string;
  readonly limbs?: string;
  /** Colour of the feet, if it differs from the legs. */
  readonly feet?: string;
  /** Patches on the body and on the head. */
  readonly bodyMarks?: (at: Anchors) => readonly Mark[];
  readonly headMarks?: (at: Anchors) => readonly Mark[];
  /** Drawn before everything else: a tail, far wings. */
  readonly behind?: (at: Anchors) => void;
  /** Drawn over the body, but behind the head: a mane, a collar, the far ear. */
  readonly between?: (at: Anchors) => void;
  /** Drawn below the hands, if the body has hands: the thing that it holds. */
  readonly held?: (at: Anchors) => void;
  /** Drawn last: the near ear, the face. */
  readonly front?: (at: Anchors) => void;
}

/** The shadow that a head casts on the body below it. */
export function headShadow({ x, y, radius }: Round): Path {
  return ellipse(x + radius * 0.12, y + radius * 0.72, radius * 1.02, radius * 0.52);
}

/** The pale underside of a body as a mark; empty without one. */
export function bellyMark(dress: Dress, path: Path | readonly Path[]): Mark[] {
  return dress.belly === false ? [] : [{ path, ramp: dress.belly ?? 'belly' }];
}
