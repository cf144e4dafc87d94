import { ellipse, type FormLine, ink, type Path, polygon, ribs, type Scene, tube } from '../kit.ts';

/** Colours of the line from postwren to heralgale. */
export const COURIERS = {
  main: '#bd6a3c',
  belly: '#fff0d2',
  wing: '#82432e',
  post: '#e2453c',
  brass: '#ffc24a',
  letter: '#fffaf0',
  beak: '#f0a83c',
  iris: '#5a3424',
};

/** Colour roles. Dark kind: plum. Shiny kind: pigeon blue with a bottle-green bag. */
export const COURIER_KINDS = {
  roles: { wing: 'main', post: 'accent', brass: 'accent', letter: 'fixed', beak: 'accent' },
  dark: { post: '#b26a06', brass: '#feb26f', beak: '#c06b05' },
  shiny: {
    main: '#8fa6d8',
    belly: '#ffffff',
    wing: '#4f5f9a',
    post: '#2f9a6a',
    brass: '#ffd75e',
    beak: '#ff9f5a',
  },
} as const;

/** A brass buckle on a strap, turned by `degrees`. */
export function drawBuckle(scene: Scene, x: number, y: number, size: number, degrees = 0): void {
  const at = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  scene.form(at(polygon('-9,-7 9,-7 9,7 -9,7').withThickness(16)), {
    ramp: 'brass',
    lineRamp: 'wing',
    lineWidth: 0.7,
    rim: false,
    shade: 1.8,
    marks: [{ path: at(ellipse(0, 0, 4.4, 2.8)), ramp: 'wing' }],
  });
}

/** An envelope with its flap and wax seal; (x, y) is its middle. */
export function drawLetter(scene: Scene, x: number, y: number, size: number, degrees: number): void {
  const at = (path: Path): Path => path.scale(size).rotate(degrees).move(x, y);
  scene.form(at(polygon('-24,-16 24,-16 24,16 -24,16').withThickness(18)), {
    ramp: 'letter',
    lineRamp: 'wing',
    lineWidth: 0.8,
    rim: false,
    shade: 2.6,
    lines: [at(ink('-24,-15 -12,-6 0,3', 2.6, 'none')), at(ink('24,-15 12,-6 0,3', 2.6, 'none'))],
  });
  scene.form(at(ellipse(0, 3, 6)), { ramp: 'post', lineWidth: 0.6, rim: false, shade: 1.4 });
}

/** A long tail feather with bars across; the spine runs from root to tip. */
export function drawBarredFeather(scene: Scene, spine: string, bars: number, dim = false): void {
  const lines = ribs(spine, bars, { from: 0.2, to: 1, taper: 'none', width: 5, bow: 0.4 });
  scene.form(tube(spine), {
    ramp: 'main',
    dim,
    shade: 3.5,
    lines: lines.map((path): FormLine => ({ path, colour: scene.ramp('wing')[dim ? 'shade' : 'base'] })),
  });
}
