import { ellipse, type FormOptions, type Mark, type Scene, spline, tube } from '../kit.ts';
import { polar } from '../parts/polar.ts';

/** Colours of thimbelf and haberdame: silver, rose pink, thread red and mint. */
export const HABERDASHERY = {
  main: '#b4c0d6',
  dimple: '#8593b4',
  skin: '#ffe6da',
  rose: '#ff9dc0',
  roseDark: '#e0608f',
  thread: '#e0405c',
  mint: '#7fdcb4',
  gold: '#f4c95c',
  iris: '#2f9a78',
} as const;

export const HABERDASHERY_KINDS = {
  roles: { dimple: 'main', rose: 'accent', roseDark: 'accent', thread: 'accent', mint: 'main' },
  dark: {
    main: '#5e577d',
    dimple: '#3d3861',
    skin: '#b3a0c2',
    rose: '#b0409a',
    roseDark: '#7a2a78',
    thread: '#ff4f7d',
    mint: '#403b6f',
    gold: '#c88ad0',
  },
  shiny: {
    main: '#f6d68a',
    dimple: '#c9963c',
    skin: '#fff0e0',
    rose: '#8fb4ff',
    roseDark: '#5a7ee0',
    thread: '#3f4fc0',
    mint: '#fff2d6',
    gold: '#ffffff',
    iris: '#3f4fc0',
  },
} as const;

/** Marks for the dimples of a thimble; each row runs from x `from` to x `to` and sags by `sag` in the middle. */
export function dimples(
  rows: readonly (readonly [y: number, from: number, to: number, count: number, sag: number])[],
  radius: number,
): Mark[] {
  return rows.flatMap(([y, from, to, count, sag]) => {
    return Array.from({ length: count }, (_, i): Mark => {
      const across = (2 * i) / (count - 1) - 1;
      const x = from + ((to - from) * (Math.sin((across * Math.PI) / 2.6) / Math.sin(Math.PI / 2.6) + 1)) / 2;
      const narrow = radius * (1 - 0.45 * across * across);
      return { path: ellipse(x, y + sag * (1 - across * across), narrow, radius), ramp: 'dimple' };
    });
  });
}

/** A needle with its eye at (x, y), `length` long in the direction `degrees`. */
export function drawNeedle(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  options: FormOptions = {},
): void {
  const outline = spline([
    [-width * 0.6, -width * 0.5],
    [width * 1.5, -width * 1.5],
    [width * 5, -width * 0.9],
    [length * 0.55, -width * 0.8],
    [length, 0, true],
    [length * 0.55, width * 0.8],
    [width * 5, width * 0.9],
    [width * 1.5, width * 1.5],
    [-width * 0.6, width * 0.5],
  ]);
  scene.form(
    outline
      .withThickness(width * 2)
      .rotate(degrees)
      .move(x, y),
    {
      shade: width * 0.7,
      rim: false,
      lineWidth: 0.8,
      ...options,
    },
  );
  const eye = tube([
    [...polar(x, y, width * 0.9, degrees), width * 0.5],
    [...polar(x, y, width * 3.2, degrees), width * 0.5],
  ]);
  scene.flat(eye, scene.ramp('main').line);
}
