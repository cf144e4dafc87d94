import { ellipse, localPoints, type Point, type Scene, spline } from '../kit.ts';

/** Colours of blotlet and kalligraken. */
export const INKS = {
  main: '#454f93',
  sheen: '#4f86f2',
  paper: '#f6e8c8',
  ruling: '#a9b6d8',
  accent: '#e4472f',
  iris: '#4f86f2',
} as const;

export const INK_KINDS = {
  roles: { sheen: 'accent', paper: 'belly', ruling: 'belly' },
  dark: {
    main: '#03363b',
    sheen: '#639f1a',
    paper: '#83b2ae',
    ruling: '#426f73',
    accent: '#69cf4f',
  },
  // red ink, as used for corrections
  shiny: {
    main: '#c2364c',
    sheen: '#ff9a6e',
    paper: '#fff3d6',
    ruling: '#d8c49a',
    accent: '#f2b632',
    iris: '#c2364c',
  },
} as const;

/** A comma of ink whose dot is centred on (x, y). */
export function drawComma(scene: Scene, x: number, y: number, radius: number, degrees = 0): void {
  const at = localPoints(0, 0, radius);
  const comma: Point[] = [
    at(-1, -0.1),
    at(-0.6, -0.86),
    at(0.25, -0.98),
    at(1, -0.35),
    at(0.98, 0.7),
    at(0.4, 1.75),
    at(-0.7, 2.4, true),
    at(-0.05, 1.5),
    at(-0.1, 0.92),
    at(-0.75, 0.65),
  ];
  scene.form(spline(comma).rotate(degrees).move(x, y), {
    lineWidth: 0.75,
    rim: false,
    shade: 2,
    highlights: [ellipse(x - radius * 0.3, y - radius * 0.4, radius * 0.26, radius * 0.18, -20)],
  });
}
