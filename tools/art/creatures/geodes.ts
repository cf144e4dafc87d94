import { type FormOptions, type Point, polygon, type Scene } from '../kit.ts';

/** Colours of geodling and amethystrix: stone outside, amethyst inside. */
export const GEODES = {
  main: '#9b95a6',
  pebble: '#c6bfca',
  belly: '#fdecd6',
  crystal: '#a256f2',
  crystalLight: '#dcb0ff',
  crystalDark: '#6d34c4',
  rose: '#ff86b4',
  hollow: '#3a2166',
  iris: '#a256f2',
};
export const GEODE_ROLES = {
  hollow: 'fixed',
  pebble: 'main',
  crystalLight: 'accent',
  crystalDark: 'accent',
  rose: 'accent',
} as const;
export const GEODE_DARK = {
  main: '#4a4160',
  pebble: '#6a5e84',
  belly: '#9d8cae',
  crystal: '#e0306e',
  crystalLight: '#ff9fc4',
  crystalDark: '#9c1c58',
  rose: '#ffb0d8',
};
export const GEODE_SHINY = {
  main: '#3a74c8',
  pebble: '#82bef6',
  belly: '#d6fff0',
  crystal: '#ffb02e',
  crystalLight: '#fff2ac',
  crystalDark: '#dc7a18',
  rose: '#ff7f9c',
};

export interface QuillOptions extends FormOptions {
  /** Palette colours of the lit and the dark facet. */
  readonly light?: string;
  readonly dark?: string;
}

/** A faceted crystal that grows from (x, y) in the direction `degrees`, its lit facet towards the light. */
export function drawQuill(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: QuillOptions = {},
): void {
  const { light = 'crystalLight', dark = 'crystalDark', ...rest } = options;
  // Mirrors crystals that point far to the left: their lit side would otherwise face down.
  const side = degrees < -128 ? -1 : 1;
  const at = (a: number, b: number): Point => [a * length, b * width * side];
  const place = (points: Point[]) => polygon(points).withThickness(width).rotate(degrees).move(x, y);
  scene.form(place([at(0, -0.3), at(0.74, -0.5), at(1, 0.02), at(0.78, 0.5), at(0, 0.3)]), {
    ramp: 'crystal',
    miter: true,
    rim: false,
    shade: 0,
    lineWidth: 0.85,
    marks: [
      { path: place([at(0, -0.3), at(0.74, -0.5), at(1, 0.02), at(0.7, -0.12), at(0, -0.06)]), ramp: light },
      { path: place([at(0, 0.12), at(0.74, 0.18), at(1, 0.02), at(0.78, 0.5), at(0, 0.3)]), ramp: dark },
    ],
    ...rest,
  });
}
