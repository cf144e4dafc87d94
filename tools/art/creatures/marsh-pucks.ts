import {
  blush,
  ellipse,
  eyes,
  type FormOptions,
  flameCore,
  ink,
  leaf,
  type Path,
  type Scene,
  skull,
  spline,
  tube,
} from '../kit.ts';

/** Colours of the line from gutterling to glowmonger. */
export const marshPucks = {
  main: '#6d69cc',
  belly: '#cfcaf6',
  ear: '#e58fc0',
  zinc: '#9aaabf',
  zincDark: '#6b7a94',
  oil: '#f5b83d',
  oilDark: '#d98a2b',
  hollow: '#2a2148',
  accent: '#4fe3d2',
  iris: '#12a79b',
};
export const marshPuckRoles = { hollow: 'fixed', oil: 'accent', oilDark: 'accent' } as const;

/** Dark kind: tar black with pink light. Shiny kind: pale as mist in red-lead oilskin, with golden light. */
export const marshPuckKinds = {
  dark: {
    main: '#41385e',
    belly: '#8e7cac',
    ear: '#c0407f',
    zinc: '#61567a',
    zincDark: '#463d5e',
    oil: '#854672',
    oilDark: '#63335c',
    accent: '#ff5c96',
  },
  shiny: {
    main: '#f1e6dc',
    belly: '#fffaf2',
    ear: '#ffb46a',
    zinc: '#c98a55',
    zincDark: '#96603a',
    oil: '#e2553f',
    oilDark: '#b23a34',
    accent: '#ffc53f',
    iris: '#d9791c',
  },
};

/** Marsh light in the colour `accent` with a pale core; `outline` and `heart` are their outlines. */
export function drawMarshLight(scene: Scene, outline: Path, heart: Path, options: FormOptions = {}): void {
  scene.form(outline, {
    ramp: 'accent',
    miter: true,
    rim: false,
    gradient: false,
    shade: 5,
    marks: [{ path: heart, flat: '#f0fffb' }],
    ...options,
  });
}

/** A small marsh light with a single tongue of flame, its foot at (x, y). */
export function drawGlim(scene: Scene, x: number, y: number, width: number, height: number, lean = 0): void {
  const heart = flameCore(x, y - height * 0.06, width * 0.5, height * 0.5, lean);
  drawMarshLight(scene, flameCore(x, y, width, height, lean), heart, { lineWidth: 0.7, shade: 0 });
}

/** A long ear, heavy with rain, from (x, y) towards `degrees`. */
export function drawWetEar(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  degrees: number,
  bend: number,
  dim = false,
): void {
  scene.form(leaf(x, y, length, length * 0.44, degrees, bend), {
    miter: true,
    dim,
    shade: 4,
    marks: [{ path: leaf(x, y, length * 0.8, length * 0.2, degrees, bend * 0.8), ramp: 'ear' }],
  });
}

interface PuckMood {
  /** Above 0 angry, below 0 worried. */
  readonly brow?: number;
  readonly look?: readonly [number, number];
  readonly tongue?: boolean;
  /** Shape whose shadow falls on the head, drawn for a head of radius 50 with its middle at (0, 0). */
  readonly shadow?: Path;
}

/** The head of a puck with its sly grin. */
export function drawPuckHead(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  { brow = -0.25, look = [-0.22, 0.06], tongue = false, shadow }: PuckMood = {},
): void {
  const r = radius / 50;
  const place = (path: Path): Path => path.scale(r).move(x, y);
  scene.form(skull(x, y, radius, { wide: 1.1, high: 0.92, cheek: 0.8 }), {
    shade: 10 * r,
    marks: [{ path: place(spline('-70,14 -44,4 -22,12 6,12 30,2 56,14 40,70 -60,70')), ramp: 'belly' }],
    ...(shadow ? { cast: [place(shadow)] } : {}),
  });
  eyes(scene, x - 10 * r, y - 6 * r, 48 * r, 27 * r, 33 * r, { look, brow });
  scene.flat(place(ellipse(-26, 15, 2.4, 1.8)), scene.ramp('main').line);
  scene.flat(place(ellipse(-14, 15, 2.4, 1.8)), scene.ramp('main').line);
  if (tongue) {
    scene.form(place(spline('-24,27! -4,27! 0,38 -6,50 -18,50 -25,40')), {
      ramp: 'accent',
      lineWidth: 0.75,
      rim: false,
      shade: 2.5,
      lines: [{ path: place(ink('-13,28 -13,38', 2.6)) }],
    });
  }
  scene.flat(place(ink('-44,20 -30,27 -8,28 14,24 26,12', 4.2)), scene.ramp('main').line);
  blush(scene, x + 32 * r, y + 16 * r, 8 * r, '#ff7db0');
}

/** A puck's arm. */
export function drawPuckArm(scene: Scene, spine: string, dim = false): void {
  scene.form(tube(spine), { dim, shade: 3.5, rim: false });
}
