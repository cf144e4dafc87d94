import type { Path } from './path.ts';
import type { PointsSource } from './points.ts';
import type { Taper } from './tube.ts';

/** A patch of another colour on a form. It is shaded like the form and clipped to its outline. */
export type Mark = { readonly path: Path | readonly Path[]; readonly opacity?: number } & (
  | { readonly ramp: string; readonly flat?: never }
  | { readonly flat: string; readonly ramp?: never }
);
/** A line drawn on a form, in the form's line colour unless `colour` is given. */
export type FormLine =
  | string
  | Path
  | {
      readonly path: PointsSource | Path;
      readonly width?: number;
      readonly colour?: string;
      readonly taper?: Taper;
    };

/**
 * Where a form is when the creature is seen from behind: nearer than the body, farther, not seen, or seen only then;
 * or what it is: the form with the face, worn on it, or the form of the body.
 */
export type BackPlace = 'over' | 'under' | 'hidden' | 'only' | 'head' | 'on head' | 'body';

export interface FormOptions {
  /** Its place in the picture from behind, where the usual one looks wrong. */
  readonly back?: BackPlace;
  /** Its colour from behind, where that differs: the back of a masked head. */
  readonly backRamp?: string;
  /** Name of a palette colour or a hex colour. Default `main`. */
  readonly ramp?: string;
  readonly marks?: readonly Mark[];
  readonly lines?: readonly FormLine[];
  /** Shadows that other parts cast on this one. */
  readonly cast?: readonly Path[];
  /** For limbs on the far side: draws light, base and shade one step darker. */
  readonly dim?: boolean;
  /** Pointed line joins, for leaves, flames, crystals and spikes. */
  readonly miter?: boolean;
  /** Shiny material: places a highlight automatically unless `highlights` is given. */
  readonly gloss?: boolean;
  readonly highlights?: readonly Path[];
  /** Width of the shaded rim in units; by default computed from the thickness. */
  readonly shade?: number;
  /** The lit part; by default the form moved towards the light. */
  readonly lit?: Path;
  /** Factor on the line widths, below 1 for small parts. */
  readonly lineWidth?: number;
  /** Colour whose line tone is used for the outline; by default the form's own. */
  readonly lineRamp?: string;
  /** `false` omits the rim light. */
  readonly rim?: boolean;
  /** `false` omits the gradient in the lit tone. */
  readonly gradient?: boolean;
  /** `false` draws no contour; `'inner'` omits only the thick one against the background. */
  readonly outline?: boolean | 'inner';
  /** Draws the base tone only, without shading. */
  readonly flat?: boolean;
}
