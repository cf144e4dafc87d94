import { ellipse, type FormOptions, type Path, polygon, type Scene } from '../kit.ts';

/** Colours of vanechick and weathercrest, mostly metals. */
export const VANES = {
  main: '#62c2a8',
  copper: '#d9814a',
  copperDark: '#a8553a',
  cloud: '#f4f8f4',
  gilt: '#f6c343',
  giltDark: '#d08f2c',
  storm: '#4a6fc0',
  accent: '#ffe27a',
  iris: '#c8642e',
} as const;

export const VANE_KINDS = {
  roles: {
    copper: 'main',
    copperDark: 'main',
    cloud: 'belly',
    gilt: 'main',
    giltDark: 'main',
    storm: 'main',
  },
  dark: {
    main: '#444d6f',
    copper: '#d0386e',
    copperDark: '#842a5c',
    cloud: '#a49cba',
    gilt: '#8660b8',
    giltDark: '#5b4388',
    storm: '#32315d',
    accent: '#ff7fb4',
  },
  shiny: {
    main: '#f29ab4',
    copper: '#7f8be0',
    copperDark: '#5560b4',
    cloud: '#fff4ec',
    gilt: '#eef2f8',
    giltDark: '#b9c2d8',
    storm: '#d8466a',
    accent: '#ffe27a',
    iris: '#5560b4',
  },
} as const;

/** A piece cut from sheet metal: its thickness shows along the lower right edge. */
export function drawSheet(scene: Scene, outline: Path, edge: string, options: FormOptions, thick = 5): void {
  const { lineWidth = 1 } = options;
  scene.form(outline.move(thick, thick * 0.7), { ramp: edge, flat: true, lineWidth });
  scene.form(outline, { miter: true, shade: 5, ...options });
}

/** A rivet of copper. */
export function drawRivet(scene: Scene, x: number, y: number, radius: number, ramp = 'copper'): void {
  scene.form(ellipse(x, y, radius), { ramp, lineWidth: 0.6, rim: false, shade: 1.4 });
  scene.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.32), '#ffffff', { opacity: 0.8 });
}

/** The head of an arrow at (x, y), `length` long in the direction `degrees` (0 points right). */
export function arrowHead(x: number, y: number, length: number, width: number, degrees: number): Path {
  return polygon([
    [-length * 0.24, -width / 2],
    [length, 0],
    [-length * 0.24, width / 2],
    [0, 0],
  ])
    .withThickness(width * 0.6)
    .rotate(degrees)
    .move(x, y);
}
