import { ellipse, fluff, type Scene } from '../kit.ts';

/** The colours of sootbrock and brockember. */
export const BADGERS = {
  main: '#655c74',
  stripe: '#877e98',
  smut: '#4a4259',
  ash: '#c3bac4',
  bone: '#f3e8d6',
  glow: '#ff8a2e',
  glowTip: '#ffd45a',
  ember: '#d8402c',
  iris: '#ff8a2e',
} as const;

export const BADGER_KINDS = {
  roles: { ash: 'belly', bone: 'belly', glow: 'accent', glowTip: 'accent', ember: 'accent' },
  darkRecipe: 'bone',
  shiny: {
    main: '#d8cbb8',
    stripe: '#efe6d6',
    smut: '#a08a78',
    ash: '#fff8ea',
    bone: '#fffaf0',
    glow: '#38c8e0',
    glowTip: '#c8fbff',
    ember: '#2676c8',
  },
} as const;

/** A puff of soot with its middle at (x, y) and sparks in it. */
export function drawSoot(
  scene: Scene,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  sparks: readonly (readonly [x: number, y: number, radius: number])[] = [],
  dim = false,
): void {
  scene.form(fluff(x, y, radiusX, radiusY, 7, 0.22, 10), {
    ramp: 'smut',
    shade: 5,
    dim,
    lineWidth: 0.9,
    marks: sparks.map(([a, b, radius]) => ({ path: ellipse(a, b, radius), ramp: 'glow' })),
  });
}
