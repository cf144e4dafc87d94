import type { Path } from './path.ts';
import type { PointsSource } from './points.ts';
import type { Taper } from './tube.ts';

/** A patch of another colour on a form, shaded with it and cut at its edge. */
export type Mark = { readonly path: Path | readonly Path[]; readonly opacity?: number } & (
  | { readonly ramp: string; readonly flat?: never }
  | { readonly flat: string; readonly ramp?: never }
);
/** A line drawn on a form, in its line colour unless `colour` is given. */
export type FormLine =
  | string
  | Path
  | {
      readonly path: PointsSource | Path;
      readonly width?: number;
      readonly colour?: string;
      readonly taper?: Taper;
    };

export interface FormOptions {
  /** Name of a palette colour or a hex colour. Default `main`. */
  readonly ramp?: string;
  readonly marks?: readonly Mark[];
  readonly lines?: readonly FormLine[];
  /** Shadows that other parts throw on this one. */
  readonly cast?: readonly Path[];
  /** A limb on the far side: every tone one step darker. */
  readonly dim?: boolean;
  /** Pointed line joins, for leaves, flames, crystals and spikes. */
  readonly miter?: boolean;
  /** Shiny material: a highlight is placed unless `highlights` says where. */
  readonly gloss?: boolean;
  readonly highlights?: readonly Path[];
  /** Width of the shade in units; by default from the thickness. */
  readonly shade?: number;
  /** The lit part, when moving the form towards the light does not give it. */
  readonly lit?: Path;
  /** Factor on the line widths, below 1 for small parts. */
  readonly lineWidth?: number;
  /** Colour whose line tone outlines this form; by default its own. */
  readonly lineRamp?: string;
  /** `false` leaves out the rim light. */
  readonly rim?: boolean;
  /** `false` leaves out the gradient in the lit tone. */
  readonly gradient?: boolean;
  /** `false` draws no contour at all, `'inner'` none against the background. */
  readonly outline?: boolean | 'inner';
  /** One tone only. */
  readonly flat?: boolean;
}
