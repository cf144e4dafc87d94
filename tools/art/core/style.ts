/** Line widths, in units of the drawing, and strength of the shading of a picture. */
export interface Style {
  /** Visible width of the contour against the background. */
  readonly outerLine: number;
  /** Visible width of the inner contours. */
  readonly innerLine: number;
  /** Strength of the vertical gradient inside the lit tone, 0…1. */
  readonly gradient: number;
  /** Strength of the rim light, 0…1. */
  readonly rim: number;
}
export const CREATURE_STYLE: Style = { outerLine: 4.4, innerLine: 2.6, gradient: 0.6, rim: 1 };
export const ICON_STYLE: Style = { outerLine: 7, innerLine: 4.5, gradient: 0.8, rim: 1 };
export const PLAYER_STYLE: Style = { outerLine: 3.4, innerLine: 2.2, gradient: 0.5, rim: 0.8 };
/** Direction towards the light, which is at the upper left. */
export const LIGHT = { x: -0.62, y: -0.78 } as const;
